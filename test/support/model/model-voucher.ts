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
  readonly amount: number;
  readonly type: string;
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
  /** Set by the change that left it so; undefined: nothing was done but waiting. */
  private settled: 'active' | 'partial' | 'redeemed' | 'cancelled' | undefined;

  constructor(
    readonly id: string,
    readonly code: string,
    readonly template: ModelTemplate,
    readonly value: number,
  ) {
    this.remaining = value;
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

  /** All reasons for which a redemption must be refused: the answer may name any of them. Undefined: all that remains. */
  redeem(asked: number | undefined, misshapen?: string): ExpectedOutcome {
    const amount = asked ?? this.remaining;
    const reasons = [
      ...(this.status === 'active' || this.status === 'partial' ? [] : [`voucher_${this.status}`]),
      ...(this.remaining === 0 ? ['voucher_empty'] : []),
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(asked !== undefined && asked <= 0 ? ['amount_invalid'] : []),
      ...(amount > largest ? ['amount_too_large'] : []),
      ...(amount > this.remaining ? ['amount_exceeds_remaining'] : []),
      ...(amount < this.remaining && !this.template.partial ? ['partial_redemption_not_allowed'] : []),
    ];
    if (reasons.length > 0) return reasons;
    this.remaining -= amount;
    this.settled = this.remaining === 0 ? 'redeemed' : 'partial';
    this.redemptions = [...this.redemptions, { amount, type: this.remaining === 0 ? 'full' : 'partial' }];
    this.record('redeem', -amount);
    return 'done';
  }

  adjust(remaining: number, misshapen?: string): ExpectedOutcome {
    const reasons = [
      ...(this.status === 'expired' || this.status === 'cancelled' ? [`voucher_${this.status}`] : []),
      ...(misshapen === undefined ? [] : [misshapen]),
      ...(remaining < 0 ? ['amount_invalid'] : []),
      ...(remaining > largest ? ['amount_too_large'] : []),
      ...(remaining > this.value ? ['remaining_exceeds_value'] : []),
    ];
    if (reasons.length > 0) return reasons;
    if (this.status !== 'pending') {
      if (remaining === 0) this.settled = 'redeemed';
      else this.settled = remaining === this.value ? 'active' : 'partial';
    }
    const change = remaining - this.remaining;
    this.remaining = remaining;
    this.record('adjust', change);
    return 'done';
  }

  cancel(): ExpectedOutcome {
    const { status } = this;
    if (status !== 'pending' && status !== 'active' && status !== 'partial') return [`voucher_${status}`];
    this.settled = 'cancelled';
    this.record('cancel', 0);
    return 'done';
  }

  private record(kind: string, change: number): void {
    this.ledger = [...this.ledger, { kind, change, remaining: this.remaining }];
  }
}
