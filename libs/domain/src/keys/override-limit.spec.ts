import { type LimitOverride, requireValidOverride } from './override-limit.js';

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-01T12:00:00.001Z');
const valid: LimitOverride = { limit: 'requestsPerMinute', value: 1, reason: 'A sale', endsAt: later };

it.each<[string, Partial<LimitOverride>]>([
  ['the least value, until the next millisecond', {}],
  ['the highest value', { value: 1_000_000 }],
  ['the longest reason', { reason: 'a'.repeat(500) }],
  ['the limit of concurrent requests', { limit: 'concurrentRequests' }],
])('%s is valid', (_, change) => {
  const override = { ...valid, ...change };
  expect(requireValidOverride(override, now)).toBe(override.limit);
});

it.each<[string, Partial<LimitOverride>, string]>([
  ['an unknown limit', { limit: 'orders' }, 'limit must be one of requestsPerMinute, '],
  ['the limit of an address', { limit: 'failedAuthentications' }, 'limit must be one of requestsPerMinute, '],
  ['a property of every object', { limit: 'toString' }, 'limit must be one of requestsPerMinute, '],
  ['nothing', { value: 0 }, 'value must be from 1 to 1,000,000.'],
  ['a value above the highest', { value: 1_000_001 }, 'value must be from 1 to 1,000,000.'],
  ['a fraction', { value: 1.5 }, 'value must be from 1 to 1,000,000.'],
  ['no number', { value: Number.NaN }, 'value must be from 1 to 1,000,000.'],
  ['a blank reason', { reason: ' ' }, 'reason must be text of 1 to 500 characters.'],
  ['a reason that is too long', { reason: 'a'.repeat(501) }, 'reason must be text of 1 to 500 characters.'],
  ['an end that is now', { endsAt: now }, 'the end must be in the future.'],
  ['an end that is no date', { endsAt: new Date(Number.NaN) }, 'the end must be in the future.'],
])('%s is refused', (_, change, message) => {
  const refusal = { kind: 'invalid', reason: 'limit_override_invalid', message: expect.stringContaining(message) };
  expect(() => requireValidOverride({ ...valid, ...change }, now)).toThrow(expect.objectContaining(refusal));
});
