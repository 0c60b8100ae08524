import type { Database } from '../database/database.js';
import { PostgresLimits } from './postgres-limits.js';

/** Limits whose statements are answered when the test says so. */
function limits() {
  const sent: { readonly subjects: string[]; answer(): void }[] = [];
  const execute = (_: unknown, values: readonly unknown[]) =>
    new Promise((resolve) => {
      const subjects = values[1] as string[];
      const rows = subjects.map((_id, n) => ({ n, admitted: true, used1: 1, freeMs1: 0 }));
      sent.push({ subjects, answer: () => resolve(rows) });
    });
  return { store: new PostgresLimits({ execute } as unknown as Database), sent };
}

const subjectOf = (id: string) => ({ merchantId: 'm', id });
const minute = [{ name: 'requestsPerMinute' as const, limit: 10, windowMs: 60_000 }];
const slot = { lease: 'b', limit: 1, leaseMs: 1_000 };
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve)).then(() => undefined);

it('a request is judged after the slot that was freed before it', async () => {
  const { store, sent } = limits();
  const released = store.release(subjectOf('a1'), 'a');
  await turn();
  const taken = store.take(subjectOf('a1'), minute, slot);
  await turn();
  expect(sent.map(({ subjects }) => subjects)).toEqual([['a1']]);
  sent[0]?.answer();
  await released;
  await turn();
  expect(sent.map(({ subjects }) => subjects)).toEqual([['a1'], ['a1']]);
  sent[1]?.answer();
  expect(await taken).toMatchObject({ admitted: true });
});
