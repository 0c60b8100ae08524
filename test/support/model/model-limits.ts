import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { LimitStore, Subject, Window } from '#persistence/rate-limits/limit-store.js';
import fc from 'fast-check';
import type { StoredLimits } from '../harness/stored-limits.js';

const minuteMs = 60_000;
/** Lengths in minutes: one is short, one is a day. */
const lengths = { requestsPerMinute: 1, orderCreationsPerMinute: 7, requestsPerDay: 1_440 } as const;
type Name = keyof typeof lengths;
const names = Object.keys(lengths) as Name[];

export type Step =
  | {
      readonly kind: 'take' | 'read';
      readonly limits: Partial<Record<Name, number>>;
      readonly slots: number;
      readonly leaseMinutes: number;
    }
  | { readonly kind: 'release'; readonly which: number }
  | { readonly kind: 'wait'; readonly minutes: number };

/** Limits change from one step to the next, as an operator's do. */
export function stepsOnLimits(): fc.Arbitrary<Step[]> {
  const some = fc.integer({ min: 1, max: 6 });
  // Every request counts in the minute and the day, or in neither: a look-up's miss, a sign-in.
  const ofRequests = fc.option(fc.record({ requestsPerMinute: some, requestsPerDay: some }), { nil: undefined });
  const limits = fc
    .tuple(ofRequests, fc.option(some, { nil: undefined }))
    .map(([both, orders]) => ({ ...both, ...(orders === undefined ? {} : { orderCreationsPerMinute: orders }) }));
  const asking = (kind: 'take' | 'read') =>
    fc.record({
      kind: fc.constant(kind),
      limits,
      slots: fc.integer({ min: 0, max: 3 }),
      leaseMinutes: fc.integer({ min: 1, max: 5 }),
    });
  const step = fc.oneof(
    { weight: 6, arbitrary: asking('take') },
    { weight: 1, arbitrary: asking('read') },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('release' as const), which: fc.nat(20) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        minutes: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 3_000 })),
      }),
    },
  );
  return fc.array(step, { minLength: 10, maxLength: 60 });
}

/**
 * The store beside a plain list of stamps. Time moves in whole minutes by making all that the store has noted older; what
 * the steps themselves take is a fraction of one, so no stamp is ever near the edge of its window.
 */
export class LimitModelState {
  private now = 0;
  private turn = 0;
  private readonly stamps: Record<Name, number[]> = {
    requestsPerMinute: [],
    orderCreationsPerMinute: [],
    requestsPerDay: [],
  };
  private leases: { readonly lease: string; readonly endsAt: number }[] = [];
  private readonly given: string[] = [];

  constructor(
    private readonly storeAt: (turn: number) => LimitStore,
    private readonly held: StoredLimits,
    private readonly subject: Subject,
  ) {}

  async do(step: Step): Promise<void> {
    this.turn += 1;
    if (step.kind === 'wait') {
      this.now += step.minutes;
      return this.held.age(this.subject, step.minutes * minuteMs);
    }
    if (step.kind === 'release') {
      const lease = this.given[step.which % Math.max(1, this.given.length)] ?? randomUUID();
      this.leases = this.leases.filter((one) => one.lease !== lease);
      return this.storeAt(this.turn).release(this.subject, lease);
    }
    return this.ask(step);
  }

  private async ask(step: Step & { kind: 'take' | 'read' }): Promise<void> {
    const windows: Window[] = names
      .filter((name) => step.limits[name] !== undefined)
      .map((name) => ({ name, limit: step.limits[name] ?? 0, windowMs: lengths[name] * minuteMs }));
    const store = this.storeAt(this.turn);
    if (step.kind === 'read') {
      const states = await store.read(this.subject, windows);
      return deepStrictEqual(
        shown(states),
        windows.map((window) => this.stateOf(window)),
      );
    }
    const slot =
      step.slots > 0 ? { lease: randomUUID(), limit: step.slots, leaseMs: step.leaseMinutes * minuteMs } : undefined;
    const admitted = this.judge(windows, slot?.limit);
    if (admitted) {
      for (const { name } of windows) this.stamps[name as Name].push(this.now);
      if (slot) {
        this.leases.push({ lease: slot.lease, endsAt: this.now + step.leaseMinutes });
        this.given.push(slot.lease);
      }
    }
    const verdict = await store.take(this.subject, windows, slot);
    deepStrictEqual(
      [verdict.admitted, ...shown(verdict.windows)],
      [admitted, ...windows.map((window) => this.stateOf(window))],
    );
    return undefined;
  }

  private judge(windows: readonly Window[], slots: number | undefined): boolean {
    const room = windows.every(({ name, limit }) => this.inside(name).length < limit);
    return room && (slots === undefined || this.leases.filter(({ endsAt }) => endsAt > this.now).length < slots);
  }

  private inside(name: Window['name']): number[] {
    return this.stamps[name as Name].filter((stamp) => this.now - stamp < lengths[name as Name]);
  }

  /** One more unit is free when all but limit - 1 of those inside have left. */
  private stateOf({ name, limit }: Window): object {
    const inside = this.inside(name);
    const leaves = inside[Math.max(0, inside.length - limit)];
    return {
      name,
      used: inside.length,
      freeInMinutes: leaves === undefined ? 0 : leaves + lengths[name as Name] - this.now,
    };
  }
}

const shown = (states: readonly { name: string; used: number; freeInMs: number }[]): object[] =>
  states.map(({ name, used, freeInMs }) => ({ name, used, freeInMinutes: Math.ceil(freeInMs / minuteMs) }));
