/** Lua that Redis runs, by its own clock, in microseconds. KEYS[1] is since when it counts for the group, KEYS[2] the slots. */

/** A Redis that lost its data, or took over from another, has to be left alone until nothing that was counted before is recent. */
const requireSettled = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local since = tonumber(string.match(redis.call('GET', KEYS[1]) or '', '^%d+'))
if not since or since > now then
  return redis.error_reply('UNSETTLED this Redis has not been here for long enough to count')
end
`;

/** Longer than any window: what nobody renews for so long belongs to a Redis that holds nothing that counts. */
const sinceTtlMs = 25 * 3_600_000;

/**
 * One list of microsecond stamps for each window, oldest first. ARGV: the lease ("" for none), slots, lease in microseconds,
 * then window (microseconds) and limit of each. KEYS from the third on: the windows. Answers admitted, then used and
 * microseconds until one more unit is free for each window. Every key that it writes ends by itself.
 */
export const takeScript = `
${requireSettled}
for i = 3, #KEYS do
  local newest = tonumber(redis.call('LINDEX', KEYS[i], -1) or 0)
  if newest > now then now = newest end
end
local admitted = 1
local used, free = {}, {}
for i = 3, #KEYS do
  local window, limit = tonumber(ARGV[2 * i - 2]), tonumber(ARGV[2 * i - 1])
  local oldest = redis.call('LINDEX', KEYS[i], 0)
  while oldest and tonumber(oldest) <= now - window do
    redis.call('LPOP', KEYS[i])
    oldest = redis.call('LINDEX', KEYS[i], 0)
  end
  local inside = redis.call('LLEN', KEYS[i])
  if inside >= limit then
    admitted = 0
    oldest = redis.call('LINDEX', KEYS[i], -limit)
  end
  used[i] = inside
  free[i] = oldest and (tonumber(oldest) + window - now) or 0
end
if admitted == 1 and ARGV[1] ~= '' then
  if redis.call('ZCOUNT', KEYS[2], string.format('(%.0f', now), '+inf') >= tonumber(ARGV[2]) then
    admitted = 0
  else
    -- First what a full memory refuses: after another write Redis would let all of it pass.
    redis.call('ZADD', KEYS[2], string.format('%.0f', now + ARGV[3]), ARGV[1])
    redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', now))
    redis.call('PEXPIRE', KEYS[2], math.ceil(ARGV[3] / 1000) + 1000)
  end
end
local answer = { admitted }
for i = 3, #KEYS do
  local window = tonumber(ARGV[2 * i - 2])
  if admitted == 1 then
    redis.call('RPUSH', KEYS[i], string.format('%.0f', now))
    redis.call('PEXPIRE', KEYS[i], math.ceil(window / 1000) + 1000)
    used[i] = used[i] + 1
    if free[i] == 0 then free[i] = window end
  end
  answer[#answer + 1] = used[i]
  answer[#answer + 1] = string.format('%.0f', free[i])
end
return answer
`;

/** The same figures without counting. KEYS from the third on: the windows. ARGV: the length in microseconds and the limit of each. */
export const readScript = `
${requireSettled}
local answer = {}
for i = 3, #KEYS do
  local window, limit = tonumber(ARGV[2 * i - 5]), tonumber(ARGV[2 * i - 4])
  local stamps = redis.call('LRANGE', KEYS[i], 0, -1)
  local first = 1
  while stamps[first] and tonumber(stamps[first]) <= now - window do first = first + 1 end
  local inside = #stamps - first + 1
  if inside > limit then first = #stamps - limit + 1 end
  answer[#answer + 1] = inside
  answer[#answer + 1] = stamps[first] and string.format('%.0f', tonumber(stamps[first]) + window - now) or '0'
end
return answer
`;

/** How many slots have a lease that has not ended. */
export const slotsScript = `
${requireSettled}
return redis.call('ZCOUNT', KEYS[2], string.format('(%.0f', now), '+inf')
`;

/**
 * Makes a Redis ready to count for a group. Where it does not know since when it counts, or another server wrote that
 * down, it may begin only when ARGV[1] microseconds have passed. Answers how many it still has to wait.
 */
export const settleScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answered, info = pcall(redis.call, 'INFO', 'server')
local server = answered and type(info) == 'string' and string.match(info, 'run_id:(%x+)') or '-'
local since, known = string.match(redis.call('GET', KEYS[1]) or '', '^(%d+) (%S+)$')
if known ~= server then since = string.format('%.0f', now + ARGV[1]) end
redis.call('SET', KEYS[1], since .. ' ' .. server, 'PX', ${sinceTtlMs})
return math.max(0, tonumber(since) - now)
`;
