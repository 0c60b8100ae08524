import { stepName } from './step-name.js';

it.each([
  ['minute', '2026-11-20T00:30:00Z', '19:30'],
  ['hour', '2026-11-20T00:00:00Z', 'Thu 19:00'],
  // A day of usage is UTC's.
  ['day', '2026-11-20T00:00:00Z', '20 Nov'],
])('a step of one %s is named so that merchants of New York know it', (resolution, at, name) => {
  expect(stepName(resolution, 'America/New_York')(at)).toBe(name);
});
