import { axisTicks } from './axis-ticks.js';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [1_000, [0, 500, 1_000]],
  [1_234, [0, 500, 1_000, 1_500]],
])('a scale up to %s has the ticks %j', (most, expected) => expect(axisTicks(most)).toEqual(expected));
