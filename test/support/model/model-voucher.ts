import type { VoucherStatus } from '#domain/vouchers/voucher.js';

/** What a template of the test makes, in minor units. */
export interface ModelTemplate {
  readonly shown: string;
  readonly currency: string;
  readonly digits: number;
  readonly type: 'fixed' | 'monetary';
  /** The value of a fixed one; the least and most of a monetary one. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly partial: boolean;
  readonly delayed: boolean;
}

interface ModelRedemption {
  readonly number: number;
  readonly amount: number;
  readonly type: string;
  readonly reversed: number;
}

export interface ModelHold {
  readonly id: string;
  readonly amount: number;
  readonly captured: number;
  readonly status: 'held' | 'captured' | 'released' | 'expired';
}

/** The largest amount that a request may name. (docs/reference/money-and-time.md#amounts) */
const largest = 9_999_999_999;

export type ExpectedOutcome = 'done' | readonly string[];

/**
 * A voucher as docs/reference/vouchers.md tells of it, in as few words as can be: not a line of it is the
 * service's. Amounts are in minor units; time is whether its instants have come.
 */
export class ModelVoucher {
  remaining: number;
  redemptions: readonly ModelRedemption[] = [];
  ledger: readonly { readonly kind: string; readonly change: number; readonly remaining: number }[];
  activated: boolean;
  expired = false;
  holds: readonly ModelHold[] = [];
  /** What the entries of the ledger add up to. */
  balance: number;
  /** Changes by time that no write has stored yet: the id of an ended hold, or the expiry, in the order of their instants. */
  private due: readonly string[] = [];
  private isClosed = false;
  /** Set by the change that left it so; undefined: nothing was done but waiting. */
  private settled: 'active' | 'partial' | 'redeemed' | 'cancelled' | undefined;

  constructor(
    readonly id: string,
    readonly code: string,
    readonly template: ModelTemplate,
    readonly value: number,
  ) {
    this.remaining = value;
    this.balance = value;
    this.activated = !template.delayed;
    this.ledger = [{ kind: 'issue', change: value, remaining: value }];
  }

  copy(): ModelVoucher {
    return Object.assign(new ModelVoucher(this.id, this.code, this.template, this.value), this);
  }

  get status(): VoucherStatus {
    if (this.settled === 'cancelled' || this.settled === 'redeemed') return this.settled;
    if (this.expired) return 'expired';
    return this.settled ?? (this.activated ? 'active' : 'pending');
  }

  get held(): number {
    return this.holds.filter(({ status }) => status === 'held').reduce((sum, { amount }) => sum + amount, 0);
  }

  get available(): number {
    return this.remaining - this.held;
  }

  /** All reasons for which a redemption must be refused: the answer may name any of them. Undefined: all that remains. */
  redeem(asked: number | undefined, misshapen?: string): ExpectedOutcome {
    const amount = asked ?? this.available;
    const reasons = [
      ...(this.status === 'active' || this.status === 'partial' ? [] : [`voucher_${this.status}`]),
      ...(this.remaining === 0 ? ['voucher_empty'] : []),
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(asked !== undefined && asked <= 0 ? ['amount_invalid'] : []),
      ...(amount > largest ? ['amount_too_large'] : []),
      ...(amount > this.remaining ? ['amount_exceeds_remaining'] : []),
      ...this.heldAgainst(asked),
      ...(amount > this.available ? ['amount_held'] : []),
      ...(amount < this.remaining && !this.template.partial ? ['partial_redemption_not_allowed'] : []),
    ];
    if (reasons.length > 0) return reasons;
    this.settle();
    this.take(amount);
    return 'done';
  }

  hold(asked: number | undefined, misshapen?: string): ExpectedOutcome {
    const amount = asked ?? this.available;
    const reasons = [
      ...(this.status === 'active' || this.status === 'partial' ? [] : [`voucher_${this.status}`]),
      ...(this.remaining === 0 ? ['voucher_empty'] : []),
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(asked !== undefined && asked <= 0 ? ['amount_invalid'] : []),
      ...(amount > largest ? ['amount_too_large'] : []),
      ...this.heldAgainst(asked),
      ...(this.holds.filter(({ status }) => status === 'held').length >= 20 ? ['too_many_holds'] : []),
      ...(amount > this.available ? ['amount_held'] : []),
      ...(amount < this.available && !this.template.partial ? ['partial_redemption_not_allowed'] : []),
    ];
    if (reasons.length > 0) return reasons;
    this.settle();
    return 'done';
  }

  addHold(id: string, amount: number): void {
    this.holds = [...this.holds, { id, amount, captured: 0, status: 'held' }];
  }

  capture(hold: ModelHold, asked: number | undefined, misshapen?: string): ExpectedOutcome {
    const amount = asked ?? hold.amount;
    const reasons = [
      ...(hold.status === 'held' ? [] : [`hold_${hold.status}`]),
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(amount <= 0 ? ['amount_invalid'] : []),
      ...(amount > largest ? ['amount_too_large'] : []),
      ...(amount > hold.amount ? ['amount_exceeds_hold'] : []),
      ...(amount < hold.amount && !this.template.partial ? ['partial_redemption_not_allowed'] : []),
    ];
    if (reasons.length > 0) return reasons;
    this.settle();
    this.endHold(hold.id, 'captured', amount);
    this.take(amount);
    this.closeAgain();
    return 'done';
  }

  release(hold: ModelHold): ExpectedOutcome {
    if (hold.status !== 'held') return [`hold_${hold.status}`];
    this.settle();
    this.endHold(hold.id, 'released');
    this.closeAgain();
    return 'done';
  }

  reverse(
    { number, amount: redeemed, reversed }: ModelRedemption,
    asked: number | undefined,
    misshapen?: string,
  ): ExpectedOutcome {
    const [open, room] = [redeemed - reversed, this.value - this.remaining];
    const whole = this.template.partial ? open : Math.min(open, room);
    const amount = asked ?? whole;
    const reasons = [
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(asked !== undefined && asked <= 0 ? ['amount_invalid'] : []),
      ...(amount > largest ? ['amount_too_large'] : []),
      ...(open === 0 || amount > open ? ['reversal_exceeds_redemption'] : []),
      ...(room === 0 || amount > room ? ['reversal_exceeds_value'] : []),
      ...(amount < whole && !this.template.partial ? ['partial_redemption_not_allowed'] : []),
      ...(this.held > this.maxHeld(this.remaining + amount) ? ['voucher_held'] : []),
    ];
    if (reasons.length > 0) return reasons;
    this.settle();
    this.remaining += amount;
    this.redemptions = this.redemptions.map((each) =>
      each.number === number ? { ...each, reversed: reversed + amount } : each,
    );
    const stays = this.isClosed || this.settled === 'cancelled';
    if (!stays) this.settled = this.remaining === this.value ? 'active' : 'partial';
    this.record('reverse', amount);
    this.closeAgain();
    this.settle();
    return 'done';
  }

  /** The expiry of the voucher, or of a hold, has come. */
  passTime(what: 'expiry' | ModelHold): void {
    const name = what === 'expiry' ? what : what.id;
    if (what === 'expiry') this.expired = true;
    else this.holds = this.holds.map((each) => (each.id === what.id ? { ...each, status: 'expired' } : each));
    this.due = [...this.due.filter((each) => each !== name), name];
  }

  private heldAgainst(asked: number | undefined): string[] {
    if (this.held === 0) return [];
    return !this.template.partial || (asked === undefined && this.available === 0) ? ['voucher_held'] : [];
  }

  /** Stores what time has done, in the order of the instants. */
  private settle(): void {
    for (const what of this.due) {
      const waits = what === 'expiry' && (this.settled === 'redeemed' || this.settled === 'cancelled');
      if (waits) continue;
      this.due = this.due.filter((each) => each !== what);
      if (what === 'expiry') this.isClosed = true;
      if (this.isClosed) this.close('expire');
    }
  }

  private take(amount: number): void {
    this.remaining -= amount;
    if (!this.isClosed) this.settled = this.remaining === 0 ? 'redeemed' : 'partial';
    const redemption = { number: this.ledger.length + 1, amount, type: this.remaining === 0 ? 'full' : 'partial' };
    this.redemptions = [...this.redemptions, { ...redemption, reversed: 0 }];
    this.record('redeem', -amount);
  }

  private endHold(id: string, status: ModelHold['status'], captured = 0): void {
    this.holds = this.holds.map((each) => (each.id === id ? { ...each, status, captured } : each));
  }

  /** How much the row of the voucher says is held: the holds that no write has ended. */
  private get storedHeld(): number {
    return this.holds
      .filter(({ id, status }) => status === 'held' || this.due.includes(id))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private closeAgain(): void {
    if (this.settled === 'cancelled') this.close('cancel');
    else if (this.isClosed && this.balance !== this.storedHeld) this.close('expire');
  }

  private close(kind: 'cancel' | 'expire'): void {
    this.record(kind, this.storedHeld - this.balance);
  }

  adjust(remaining: number, releaseHolds: boolean, misshapen?: string): ExpectedOutcome {
    const reasons = [
      ...(this.status === 'expired' || this.status === 'cancelled' ? [`voucher_${this.status}`] : []),
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(remaining < 0 ? ['amount_invalid'] : []),
      ...(remaining > largest ? ['amount_too_large'] : []),
      ...(remaining > this.value ? ['remaining_exceeds_value'] : []),
      ...(this.held > this.maxHeld(remaining) && !releaseHolds ? ['voucher_held'] : []),
    ];
    if (reasons.length > 0) return reasons;
    this.settle();
    this.releaseNewest(this.maxHeld(remaining));
    if (this.status !== 'pending') {
      if (remaining === 0) this.settled = 'redeemed';
      else this.settled = remaining === this.value ? 'active' : 'partial';
    }
    const change = remaining - this.remaining;
    this.remaining = remaining;
    this.record('adjust', change);
    return 'done';
  }

  cancel(releaseHolds: boolean): ExpectedOutcome {
    const { status } = this;
    if (status !== 'pending' && status !== 'active' && status !== 'partial') return [`voucher_${status}`];
    if (this.held > 0 && !releaseHolds) return ['voucher_held'];
    this.settle();
    this.releaseNewest(0);
    this.settled = 'cancelled';
    this.close('cancel');
    return 'done';
  }

  /** How much of a remaining value may be held: without parts all of it or nothing. */
  private maxHeld(remaining: number): number {
    return this.template.partial || this.held === remaining ? remaining : 0;
  }

  private releaseNewest(keep: number): void {
    for (const { id, status } of this.holds.toReversed()) {
      if (status === 'held' && this.held > keep) this.endHold(id, 'released');
    }
  }

  private record(kind: string, change: number): void {
    this.balance += change;
    this.ledger = [...this.ledger, { kind, change, remaining: this.remaining }];
  }
}
