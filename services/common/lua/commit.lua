-- Commits one step of a match, whole or not at all: a repeated request gets its first answer, a stale
-- version is told the present one, otherwise log, head and reply are written together and watchers told.
-- KEYS: head, log, replies (one hash tag). ARGV: 1 field of the reply or "", 2 reply, 3 version expected
-- ("" for a new match), 4 life of the match in ms (0: for ever), 5 life of the replies in ms, 6 channel,
-- 7 number of head fields, then that many names and values, then the log entries in order.
-- Answers {"again", reply}, {"stale", version or ""} or {"done"}.
if ARGV[1] ~= '' then
  local seen = redis.call('HGET', KEYS[3], ARGV[1])
  if seen then
    return {'again', seen}
  end
end
local version = redis.call('HGET', KEYS[1], 'version') or ''
if version ~= ARGV[3] then
  return {'stale', version}
end

if version == '' then
  redis.call('DEL', KEYS[2])
end

local after_fields = 8 + 2 * tonumber(ARGV[7])
local number = tonumber(ARGV[3]) or 0
for i = after_fields, #ARGV do
  number = number + 1
  redis.call('XADD', KEYS[2], string.format('%d-0', number), 'e', ARGV[i])
end
for i = 8, after_fields - 1, 2 do
  redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1])
end
redis.call('HSET', KEYS[1], 'version', string.format('%d', number))
if ARGV[1] ~= '' then
  redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
  redis.call('PEXPIRE', KEYS[3], ARGV[5])
end
if ARGV[4] ~= '0' then
  redis.call('PEXPIRE', KEYS[1], ARGV[4])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
end
redis.call('PUBLISH', ARGV[6], number)
return {'done'}
