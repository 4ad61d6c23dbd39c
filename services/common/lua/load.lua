-- What a call needs of a match, in one round trip: a remembered reply, and the head unless the caller has it.
-- KEYS: head, replies. ARGV: field of the reply or "", seal of the head that the caller holds or "".
-- Answers {reply or false, fresh head as a flat list, or "same", or false if there is no such match}.
local reply = false
if ARGV[1] ~= '' then
  reply = redis.call('HGET', KEYS[2], ARGV[1])
end
local seal = redis.call('HGET', KEYS[1], 'seal')
if seal and seal == ARGV[2] then
  return {reply, 'same'}
end
local head = redis.call('HGETALL', KEYS[1])
if #head == 0 then
  return {reply, false}
end
return {reply, head}
