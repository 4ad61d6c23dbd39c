-- Commits one step of a match, whole or not at all: a repeated request gets its first answer; if the head is
-- not the one that the step was made from, the present version is told; otherwise log, head and reply are
-- written together and watchers told.
-- KEYS: head, log, replies (one hash tag). ARGV: 1 field of the reply or "", 2 reply, 3 mark of the head that
-- the step was made from (see load.lua; "" for a new match), 4 its version, 5 life of the match in ms (0: for
-- ever), 6 life of the replies in ms, 7 channel, 8 number of head fields, then the names in the order of the
-- mark without the version, then their values, then the log entries in order.
-- Answers {"again", reply}, {"stale", version or ""} or {"done"}.
if ARGV[1] ~= '' then
  local seen = redis.call('HGET', KEYS[3], ARGV[1])
  if seen then
    return {'again', seen}
  end
end

local fields = tonumber(ARGV[8])
local values = redis.call('HMGET', KEYS[1], 'version', unpack(ARGV, 9, 8 + fields))
if ARGV[3] == '' then
  if values[1] then
    return {'stale', values[1]}
  end
  redis.call('DEL', KEYS[2])
else
  for i = 1, fields + 1 do
    if not values[i] then
      return {'stale', values[1] or ''}
    end
  end
  if redis.sha1hex(table.concat(values)) ~= ARGV[3] then
    return {'stale', values[1]}
  end
end

local number = tonumber(ARGV[4])
for i = 9 + 2 * fields, #ARGV do
  number = number + 1
  redis.call('XADD', KEYS[2], string.format('%d-0', number), 'e', ARGV[i])
end
local head = {'version', string.format('%d', number)}
for i = 9, 8 + fields do
  head[#head + 1] = ARGV[i]
  head[#head + 1] = ARGV[i + fields]
end
redis.call('HSET', KEYS[1], unpack(head))
if ARGV[1] ~= '' then
  redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[3], ARGV[6])
end
if ARGV[5] ~= '0' then
  redis.call('PEXPIRE', KEYS[1], ARGV[5])
  redis.call('PEXPIRE', KEYS[2], ARGV[5])
end
redis.call('PUBLISH', ARGV[7], number)
return {'done'}
