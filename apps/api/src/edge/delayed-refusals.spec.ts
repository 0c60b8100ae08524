import { DelayedRefusals } from './delayed-refusals.js';

let held: DelayedRefusals;
beforeEach(() => {
  jest.useFakeTimers();
  held = new DelayedRefusals();
});
afterEach(() => {
  held.end();
  jest.useRealTimers();
});

/** Holds this many refusals and returns how many were sent. */
function hold(count: number, address: string): { left: number } {
  const seen = { left: 0 };
  for (let at = 0; at < count; at += 1) held.hold(address, performance.now()).then(() => (seen.left += 1), fail);
  return seen;
}
const fail = (error: unknown): never => {
  throw error;
};
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

it('a refusal leaves after 100 ms', async () => {
  const one = hold(1, 'a');
  await pass(98);
  expect(one.left).toBe(0);
  await pass(2);
  expect(one.left).toBe(1);
  const later = hold(1, 'a');
  await pass(98);
  expect(later.left).toBe(0);
  await pass(2);
  expect(later.left).toBe(1);
});

it('the time counts from the request: what its check took is not added', async () => {
  const slow = { left: false };
  held.hold('a', performance.now() - 60).then(() => (slow.left = true), fail);
  await pass(38);
  expect(slow.left).toBe(false);
  await pass(2);
  expect(slow.left).toBe(true);
});

it('at most five leave every 10 ms, in the order in which they came', async () => {
  const order: number[] = [];
  for (let at = 0; at < 12; at += 1) held.hold('a', performance.now()).then(() => order.push(at), fail);
  await pass(100);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await pass(9);
  expect(order).toHaveLength(5);
  await pass(11);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

it('beyond 1,000 of an address they leave at once, until there is room again', async () => {
  const first = hold(1_000, 'a');
  const more = hold(3, 'a');
  const other = hold(1, 'b');
  await pass(0);
  expect([first.left, more.left, other.left]).toEqual([0, 3, 0]);
  await pass(100);
  expect(first.left).toBe(5);
  const next = hold(6, 'a');
  await pass(0);
  expect(next.left).toBe(1);
});

it('above 2,000 in total they are answered immediately, for every address', async () => {
  const kept = [hold(1_000, 'a'), hold(1_000, 'b')];
  const more = hold(1, 'c');
  await pass(0);
  expect([...kept, more].map(({ left }) => left)).toEqual([0, 0, 1]);
});

it('all are answered at shutdown, and none is held after it', async () => {
  const before = hold(500, 'a');
  await pass(50);
  held.end();
  const after = hold(1, 'a');
  await pass(0);
  expect([before.left, after.left, jest.getTimerCount()]).toEqual([500, 1, 0]);
});

it('nothing stays when all have left', async () => {
  hold(20, 'a');
  await pass(1_000);
  expect(jest.getTimerCount()).toBe(0);
  const again = hold(1_000, 'a');
  await pass(0);
  expect(again.left).toBe(0);
});
