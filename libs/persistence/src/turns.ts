import type { Refusal } from '#domain/errors.js';

export interface TurnLimits {
  /** How many run at once, of all owners together. */
  readonly atOnce: number;
  /** How many of one owner run at once. */
  readonly atOnceOfOwner: number;
  /** How many of one owner may wait. */
  readonly waitingOfOwner: number;
  readonly waitMs: number;
  /** Thrown where too many wait already, or where a turn did not come in time. */
  readonly refusal: () => Refusal;
}

interface Owner {
  running: number;
  /** Each starts the next of its owner, in the order of arrival. */
  readonly waiting: Set<() => void>;
}

/** Bounds how much runs at once, and shares it among owners: one with a long queue waits behind everybody else's next. */
export class Turns {
  /** Owners with something running or waiting; who had a turn last stands last. */
  private readonly owners = new Map<string, Owner>();
  private running = 0;

  constructor(private readonly limits: TurnLimits) {}

  /** @throws what `refusal` gives, before `work` has begun */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const owner = this.owners.get(name) ?? { running: 0, waiting: new Set() };
    this.owners.set(name, owner);
    if (this.isFreeFor(owner)) this.start(owner);
    else await this.wait(name, owner);
    try {
      return await work();
    } finally {
      this.end(name, owner);
    }
  }

  private isFreeFor(owner: Owner): boolean {
    return this.running < this.limits.atOnce && owner.running < this.limits.atOnceOfOwner;
  }

  private start(owner: Owner): void {
    owner.running += 1;
    this.running += 1;
  }

  private wait(name: string, owner: Owner): Promise<void> {
    const { waitingOfOwner, waitMs, refusal } = this.limits;
    if (owner.waiting.size >= waitingOfOwner) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const next = (): void => {
        clearTimeout(timer);
        owner.waiting.delete(next);
        this.start(owner);
        resolve();
      };
      const timer = setTimeout(() => {
        owner.waiting.delete(next);
        this.forgetIdle(name, owner);
        reject(refusal());
      }, waitMs);
      owner.waiting.add(next);
    });
  }

  private end(name: string, owner: Owner): void {
    owner.running -= 1;
    this.running -= 1;
    this.owners.delete(name);
    this.owners.set(name, owner);
    this.forgetIdle(name, owner);
    for (const each of this.owners.values()) {
      const [next] = each.waiting;
      if (next && this.isFreeFor(each)) next();
    }
  }

  private forgetIdle(name: string, owner: Owner): void {
    if (owner.running === 0 && owner.waiting.size === 0) this.owners.delete(name);
  }
}
