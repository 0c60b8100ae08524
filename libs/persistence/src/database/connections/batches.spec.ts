import { Batches } from './batches.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Batches that answer each call with its double, when the test says so. */
function openBatches(maxCalls: number, maxRunning: number) {
  const started: { readonly calls: readonly number[]; end(error?: Error): Promise<void> }[] = [];
  const batches = new Batches<number, number>(
    (calls) =>
      new Promise((resolve, reject) => {
        const end = async (error?: Error): Promise<void> => {
          if (error) reject(error);
          else resolve(calls.map((call) => 2 * call));
          await turn();
        };
        started.push({ calls, end });
      }),
    { maxCalls, maxRunning },
  );
  return { batches, started, callsOf: () => started.map(({ calls }) => calls) };
}

it('calls of one turn of the event loop run together, and each gets its own answer', async () => {
  const { batches, started, callsOf } = openBatches(64, 2);
  const answers = Promise.all([batches.add(1), batches.add(2), batches.add(3)]);
  await turn();
  expect(callsOf()).toEqual([[1, 2, 3]]);
  await started[0]?.end();
  expect(await answers).toEqual([2, 4, 6]);
});

it('calls that arrive while all batches run form the next one', async () => {
  const { batches, started, callsOf } = openBatches(64, 2);
  const answers = [batches.add(1)];
  await turn();
  answers.push(batches.add(2));
  await turn();
  answers.push(batches.add(3), batches.add(4));
  await turn();
  expect(callsOf()).toEqual([[1], [2]]);
  await started[0]?.end();
  await turn();
  expect(callsOf()).toEqual([[1], [2], [3, 4]]);
  await started[1]?.end();
  await started[2]?.end();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
});

it('no batch has more than its number of calls', async () => {
  const { batches, started, callsOf } = openBatches(2, 1);
  const answers = Promise.all([1, 2, 3, 4, 5].map((call) => batches.add(call)));
  for (let batch = 0; batch < 3; batch += 1) {
    await turn();
    await started[batch]?.end();
  }
  expect(callsOf()).toEqual([[1, 2], [3, 4], [5]]);
  expect(await answers).toEqual([2, 4, 6, 8, 10]);
});

it('a batch that fails fails its own calls, and the next one runs', async () => {
  const { batches, started } = openBatches(64, 1);
  const first = batches.add(1).catch((error: Error) => error.message);
  await turn();
  const second = batches.add(2);
  await started[0]?.end(new Error('lost'));
  expect(await first).toBe('lost');
  await turn();
  await started[1]?.end();
  expect(await second).toBe(4);
});

it('a value that the database refuses fails its own call only', async () => {
  const ran: (readonly number[])[] = [];
  const batches = new Batches<number, number>(
    (calls) => {
      ran.push(calls);
      const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
      return calls.includes(2) ? Promise.reject(refused) : Promise.resolve(calls.map((call) => 2 * call));
    },
    { maxCalls: 64, maxRunning: 1 },
  );
  const answers = await Promise.allSettled([1, 2, 3].map((call) => batches.add(call)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(ran).toEqual([[1, 2, 3], [1], [2], [3]]);
});

it('a call that has waited for five seconds is refused, and a later one runs', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { batches, started, callsOf } = openBatches(64, 1);
    const first = batches.add(1);
    await turn();
    const late = batches.add(2).catch((error: { reason: string }) => error.reason);
    jest.advanceTimersByTime(4_000);
    const inTime = batches.add(3);
    jest.advanceTimersByTime(1_500);
    await started[0]?.end();
    await turn();
    expect([await first, await late, callsOf()]).toEqual([2, 'database_unavailable', [[1], [3]]]);
    await started[1]?.end();
    expect(await inTime).toBe(6);
  } finally {
    jest.useRealTimers();
  }
});
