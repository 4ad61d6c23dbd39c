-- What a call needs of a match, in one round trip: a remembered reply, and the head unless the caller has it.
-- KEYS: head, replies. ARGV: 1 field of the reply or "", 2 mark of the head that the caller holds or "", which
-- is the SHA-1 of the fields named by the rest, so that damage shows even to a caller who holds the head.
-- Answers {reply or false, fresh head as a flat list, or "same", or false if there is no such match}.
local reply = false
if ARGV[1] ~= '' then
  reply = redis.call('HGET', KEYS[2], ARGV[1])
end
if ARGV[2] ~= '' then
  local values = redis.call('HMGET', KEYS[1], unpack(ARGV, 3))
  local whole = true
  for _, value in ipairs(values) do
    whole = whole and value
  end
  if whole and redis.sha1hex(table.concat(values)) == ARGV[2] then
    return {reply, 'same'}
  end
end
local head = redis.call('HGETALL', KEYS[1])
if #head == 0 then
  return {reply, false}
end
return {reply, head}
