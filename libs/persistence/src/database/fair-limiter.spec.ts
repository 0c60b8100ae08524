import { Refusal } from '#domain/errors.js';
import { type FairLimits, FairLimiter } from './fair-limiter.js';

const refusal = (): Refusal => new Refusal('limited', 'too_many', 'Too many.', 1);
const limits: FairLimits = { overall: 3, perKey: 2, perPart: 1, waitingPerKey: 3, waitMs: 900, refusal };

/** Ignores the result of work that still runs at the end of a test. */
const ignore = (running: Promise<unknown>): void => {
  running.catch(() => undefined);
};

/** Work items that run until they are ended by name, and the names in the order in which they started. */
class Works {
  readonly began: string[] = [];
  private readonly ends = new Map<string, () => void>();
  private readonly limiter: FairLimiter;

  constructor(changed: Partial<FairLimits> = {}) {
    this.limiter = new FairLimiter({ ...limits, ...changed });
  }

  run(key: string, name: string, part?: string): Promise<string> {
    const work = (): Promise<string> => {
      this.began.push(name);
      return new Promise((resolve) => this.ends.set(name, () => resolve(name)));
    };
    return this.limiter.run(key, work, part);
  }

  /** Ends one item, so that the next one starts. */
  async end(name: string): Promise<void> {
    this.ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('the overall limit and the limit of a key hold', () => {
  const works = new Works();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ignore(works.run(name.charAt(0), name));
  expect(works.began).toEqual(['a1', 'a2', 'b1']);
});

it('keys take turns, independent of the length of their queues, and items of a key start in order of arrival', async () => {
  const works = new Works({ overall: 1, perKey: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) ignore(works.run(name.charAt(0), name));
  for (const name of ['a1', 'b1', 'a2', 'b2']) await works.end(name);
  expect(works.began).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('work of other parts of a key passes work of a part at its limit', async () => {
  const works = new Works();
  ignore(works.run('a', 'row 1'));
  ignore(works.run('a', 'row 2', '2'));
  ignore(works.run('a', 'row 2 again', '2'));
  ignore(works.run('a', 'row 3', '3'));
  await works.end('row 1');
  expect(works.began).toEqual(['row 1', 'row 2', 'row 3']);
  await works.end('row 2');
  expect(works.began.at(-1)).toBe('row 2 again');
});

it('the same part name of another key is a separate part', () => {
  const works = new Works();
  ignore(works.run('a', 'a1', '1'));
  ignore(works.run('b', 'b1', '1'));
  expect(works.began).toEqual(['a1', 'b1']);
});

it('failed work frees its capacity', async () => {
  const limiter = new FairLimiter({ ...limits, perKey: 1 });
  await expect(limiter.run('a', () => Promise.reject(new Error('failed')), '1')).rejects.toThrow('failed');
  expect(await limiter.run('a', async () => 'done', '1')).toBe('done');
});

it('refuses at once when too many items of the key wait, and after the deadline; neither uses capacity', async () => {
  const works = new Works({ perKey: 1, waitingPerKey: 1, waitMs: 20 });
  const first = works.run('a', 'first');
  const late = works.run('a', 'late');
  await expect(works.run('a', 'one too many')).rejects.toThrow(refusal());
  await expect(late).rejects.toThrow(refusal());
  await works.end('first');
  expect(await first).toBe('first');
  const next = works.run('a', 'next');
  await works.end('next');
  expect(await next).toBe('next');
  expect(works.began).toEqual(['first', 'next']);
});
