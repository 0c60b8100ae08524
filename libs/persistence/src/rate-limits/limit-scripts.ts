/**
 * Lua scripts for Redis. They use its clock, in microseconds. KEYS[1] is the start of counting of the group, KEYS[2]
 * the slots.
 */

/**
 * A Redis that lost its data, or was promoted by a failover, must not count until all earlier counts have left their
 * windows.
 */
const requireReady = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local since = tonumber(string.match(redis.call('GET', KEYS[1]) or '', '^%d+'))
if not since or since > now then
  return redis.error_reply('UNSETTLED this Redis has not been here for long enough to count')
end
`;

/** How far the newest stamp may be ahead of the clock: behind it stamps stay in their order. */
const toleranceUs = 1_000_000;
const longestLeaseUs = 60_000_000;

/** Longer than any window: when nobody renewed the key for this long, the Redis holds no counts that matter. */
const sinceTtlMs = 25 * 3_600_000;

/**
 * One list of timestamps in microseconds per window, oldest first. ARGV: the lease ("" for none), slots, lease in
 * microseconds, then length (microseconds) and limit of each window. KEYS from the third on: the windows. Returns
 * admitted, then for each window used and the microseconds until one more unit is free. All keys have an expiry.
 */
export const takeScript = `
${requireReady}
for i = 3, #KEYS do
  local newest = tonumber(redis.call('LINDEX', KEYS[i], -1) or 0)
  if newest > now + ${toleranceUs} then
    -- The clock was ahead, or has gone back. Stamps of the future would leave no window until it is there.
    for j = 1, redis.call('LLEN', KEYS[i]) do
      if tonumber(redis.call('LINDEX', KEYS[i], -j)) <= now then break end
      redis.call('LSET', KEYS[i], -j, string.format('%.0f', now))
    end
    local latest = string.format('%.0f', now + ${longestLeaseUs})
    for _, lease in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. latest, '+inf')) do
      redis.call('ZADD', KEYS[2], latest, lease)
    end
  elseif newest > now then
    now = newest
  end
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
    -- ZADD comes first: with full memory Redis refuses it, but not after another write of the same script.
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

/**
 * Counts nothing. Returns what is used of each window, and the microseconds until one more unit is free. KEYS from the third on:
 * the windows. ARGV: length in microseconds and limit of each.
 */
export const readScript = `
${requireReady}
local answer = {}
for i = 3, #KEYS do
  local window, limit = tonumber(ARGV[2 * i - 5]), tonumber(ARGV[2 * i - 4])
  local all = redis.call('LLEN', KEYS[i])
  -- The first stamp inside the window: the list may have a million, all of which would be copied by LRANGE.
  local first, last = 0, all
  while first < last do
    local middle = math.floor((first + last) / 2)
    if tonumber(redis.call('LINDEX', KEYS[i], middle)) <= now - window then first = middle + 1 else last = middle end
  end
  local inside = all - first
  if inside > limit then first = all - limit end
  local oldest = redis.call('LINDEX', KEYS[i], first)
  answer[#answer + 1] = inside
  answer[#answer + 1] = oldest and string.format('%.0f', tonumber(oldest) + window - now) or '0'
end
return answer
`;

/** The number of slots with a lease that has not expired. */
export const slotsScript = `
${requireReady}
return redis.call('ZCOUNT', KEYS[2], string.format('(%.0f', now), '+inf')
`;

/**
 * Prepares a Redis to count for a group. When it has no start of counting, or another server wrote it, it may start
 * only after ARGV[1] microseconds. Returns the microseconds that remain.
 */
export const prepareScript = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local answered, info = pcall(redis.call, 'INFO', 'server')
local server = answered and type(info) == 'string' and string.match(info, 'run_id:(%x+)') or '-'
local since, known = string.match(redis.call('GET', KEYS[1]) or '', '^(%d+) (%S+)$')
if known ~= server then since = string.format('%.0f', now + ARGV[1]) end
redis.call('SET', KEYS[1], since .. ' ' .. server, 'PX', ${sinceTtlMs})
return math.max(0, tonumber(since) - now)
`;
