-- Tells AI workers of a turn, once: whoever takes the mark of its commit away adds it to the stream.
-- KEYS: marks (sorted set), turns (stream; one hash tag). ARGV: 1 mark, 2 the turn, 3 "1" to add it even if
-- the mark was never set.
-- Answers 1 if it was added.
if redis.call('ZREM', KEYS[1], ARGV[1]) == 0 and ARGV[3] ~= '1' then
  return 0
end
redis.call('XADD', KEYS[2], '*', 't', ARGV[2])
return 1
