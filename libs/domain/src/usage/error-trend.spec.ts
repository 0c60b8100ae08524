import { errorsRise } from './error-trend.js';

it.each([
  [[100, 10], [100, 4], true],
  [[100, 10], [100, 5], false],
  [[100, 9], [100, 0], false],
  [[1000, 20], [1000, 0], false],
  [[1000, 21], [1000, 0], true],
  [[10, 10], [0, 0], true],
  [[200, 20], [100, 10], false],
  [[0, 0], [0, 0], false],
  [[1e9, 5e8], [1e9, 2e8], true],
] as const)('of %j after %j: %s', ([requests, errors], [was, failed], rises) => {
  expect(errorsRise({ requests, errors }, { requests: was, errors: failed })).toBe(rises);
});
