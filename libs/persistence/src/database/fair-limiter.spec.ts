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

it('so much runs at once overall, and so much of one key', () => {
  const works = new Works();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ignore(works.run(name.charAt(0), name));
  expect(works.began).toEqual(['a1', 'a2', 'b1']);
});

it('keys have a place in turn, whoever has the longer queue, and each its own in the order of arrival', async () => {
  const works = new Works({ overall: 1, perKey: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) ignore(works.run(name.charAt(0), name));
  for (const name of ['a1', 'b1', 'a2', 'b2']) await works.end(name);
  expect(works.began).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

it('work of a part that is held lets other work of its key pass', async () => {
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

it('a part of one key is not that of another', () => {
  const works = new Works();
  ignore(works.run('a', 'a1', '1'));
  ignore(works.run('b', 'b1', '1'));
  expect(works.began).toEqual(['a1', 'b1']);
});

it('work that fails gives its place back', async () => {
  const limiter = new FairLimiter({ ...limits, perKey: 1 });
  await expect(limiter.run('a', () => Promise.reject(new Error('failed')), '1')).rejects.toThrow('failed');
  expect(await limiter.run('a', async () => 'done', '1')).toBe('done');
});

it('refuses at once where too much of the key waits, and after the deadline; neither takes a place', async () => {
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
