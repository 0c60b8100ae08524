import { Refusal } from '#domain/errors.js';
import { type FairLimits, FairLimiter } from './fair-limiter.js';

const refusal = (): Refusal => new Refusal('limited', 'too_many', 'Too many.', 1);
const limits: FairLimits = { overall: 3, perKey: () => 2, perPart: 1, waitingPerKey: 3, waitMs: 900, refusal };

const blocked = new Error('Blocked.');
const isBlocked = (error: unknown): boolean => error === blocked;

/** Ignores the result of work that still runs at the end of a test. */
const ignore = (running: Promise<unknown>): void => {
  running.catch(() => undefined);
};

/** Work items that run until they are ended by name, and the names in the order in which they started. */
class Works {
  readonly began: string[] = [];
  private readonly ends = new Map<string, () => void>();
  private readonly failures = new Map<string, () => void>();
  private readonly limiter: FairLimiter;

  constructor(changed: Partial<FairLimits> = {}) {
    this.limiter = new FairLimiter({ ...limits, ...changed });
  }

  run(key: string, name: string, part?: string): Promise<string> {
    const work = (): Promise<string> => {
      this.began.push(name);
      return new Promise((resolve, reject) => {
        this.ends.set(name, () => resolve(name));
        this.failures.set(name, () => reject(blocked));
      });
    };
    return this.limiter.run(key, work, part);
  }

  /** Blocks one item, so that it waits for another turn. */
  async block(name: string): Promise<void> {
    this.failures.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
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
  const works = new Works({ overall: 1, perKey: () => 1 });
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
  const limiter = new FairLimiter({ ...limits, perKey: () => 1 });
  await expect(limiter.run('a', () => Promise.reject(new Error('failed')), '1')).rejects.toThrow('failed');
  expect(await limiter.run('a', async () => 'done', '1')).toBe('done');
});

it('refuses at once when too many items of the key wait, and after the deadline; neither uses capacity', async () => {
  const works = new Works({ perKey: () => 1, waitingPerKey: 1, waitMs: 20 });
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

it('a key may run fewer items the fewer places are free, and one at least', () => {
  const works = new Works({ overall: 10, perKey: (free) => Math.max(1, free / 2.5) });
  for (const key of 'abcdef') for (let item = 1; item <= 9; item += 1) ignore(works.run(key, `${key}${item}`));
  expect(works.began.join(' ')).toBe('a1 a2 a3 b1 b2 c1 c2 d1 e1 f1');
});

it('refuses at once when too many items of the part wait; other parts of the key wait', async () => {
  const works = new Works({ perKey: () => 1, waitingPerKey: 9, waitingPerPart: 1 });
  const waiting = [works.run('a', 'runs', '1'), works.run('a', 'waits', '1')];
  await expect(works.run('a', 'one too many', '1')).rejects.toThrow(refusal());
  waiting.push(works.run('a', 'other part', '2'));
  for (const name of ['runs', 'other part', 'waits']) await works.end(name);
  expect(await Promise.all(waiting)).toEqual(['runs', 'waits', 'other part']);
});

describe('blocked work', () => {
  const limited = { overall: 4, perKey: () => 2, blocked: { isBlocked, overall: 1 } };

  it('runs again before what came later to its part, until it is done', async () => {
    const works = new Works({ ...limited, perKey: () => 1, perPart: 1 });
    const first = works.run('a', 'first', '1');
    const second = works.run('a', 'second', '1');
    await works.block('first');
    await works.block('first');
    await works.end('first');
    await works.end('second');
    expect([await first, await second]).toEqual(['first', 'second']);
    expect(works.began).toEqual(['first', 'first', 'first', 'second']);
  });

  it('lets other parts of its key have a turn', async () => {
    const works = new Works({ ...limited, perKey: () => 1, perPart: 1 });
    for (const [name, part] of [
      ['a1', '1'],
      ['a2', '1'],
      ['b', '2'],
      ['c', '3'],
    ] as const) {
      ignore(works.run('key', name, part));
    }
    for (const name of ['a1', 'b', 'c']) await works.block(name);
    expect(works.began).toEqual(['a1', 'b', 'c', 'a1']);
  });

  it('of all keys together is bounded, and that of other keys is not', async () => {
    const works = new Works(limited);
    for (const name of ['a1', 'a2', 'b1', 'b2']) ignore(works.run(name.charAt(0), name, name));
    for (const name of ['a1', 'b1', 'a2', 'b2']) await works.block(name);
    // One of them runs; three places are free for others.
    expect(works.began.slice(4)).toEqual(['a1']);
    for (const name of ['c1', 'c2', 'd1', 'd2']) ignore(works.run(name.charAt(0), name));
    expect(works.began.slice(5)).toEqual(['c1', 'c2', 'd1']);
  });

  it('leaves its key unbounded when it is done', async () => {
    const works = new Works(limited);
    const first = works.run('a', 'a1');
    await works.block('a1');
    ignore(works.run('a', 'a2'));
    ignore(works.run('b', 'b1'));
    expect(works.began).toEqual(['a1', 'a1', 'b1']);
    await works.end('a1');
    expect(await first).toBe('a1');
    ignore(works.run('a', 'a3'));
    expect(works.began.slice(3)).toEqual(['a2', 'a3']);
  });

  it('is refused after the deadline', async () => {
    const works = new Works({ ...limited, waitMs: 20 });
    const first = works.run('a', 'a1');
    ignore(first);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await works.block('a1');
    await expect(first).rejects.toThrow(refusal());
    expect(works.began).toEqual(['a1']);
  });
});
