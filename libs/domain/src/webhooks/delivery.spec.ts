import { pauseAfter, pausesSeconds } from './delivery.js';

describe('the schedule', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
    [8, 72_000],
    [9, 86_400],
  ])('after failure %i it waits %i seconds, give or take a fifth', (tries, seconds) => {
    expect(pauseAfter(tries, 0.5, undefined)).toBeCloseTo(seconds);
    expect(pauseAfter(tries, 0, undefined)).toBeCloseTo(seconds * 0.8);
    expect(pauseAfter(tries, 1, undefined)).toBeCloseTo(seconds * 1.2);
  });

  it('ends after the tenth attempt', () => {
    expect(pausesSeconds).toHaveLength(9);
    expect(pauseAfter(10, 0.5, 60)).toBeUndefined();
  });

  it.each([
    ['later than the schedule', 1, 60, 60],
    ['earlier than the schedule', 2, 60, 300],
    ['more than a day', 1, 1_000_000, 86_400],
  ])('Retry-After %s: the later of both, at most a day', (_, tries, asked, seconds) => {
    expect(pauseAfter(tries, 0.5, asked)).toBeCloseTo(seconds);
  });
});
