import type { Change, ExplainedCheck, Explanation, Fact } from '#domain/checks.js';
import { toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull, ViewOrNull } from '#http/views/or-null.js';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';

/** A fact in JSON: amounts in major units, instants as text. */
function shown(fact: Fact, currency: string | undefined): string | number | boolean | null {
  if (fact instanceof Date) return fact.toISOString();
  if (typeof fact !== 'object' || fact === null) return fact;
  return currency === undefined ? fact.minor : toMajor(fact.minor, currency);
}

class ExplainedRuleView {
  @ApiProperty({ description: 'The name of the rule. New ones may be added.', example: 'not_expired' }) rule: string;
  @ApiProperty({
    oneOf: [{ type: 'boolean' }, { type: 'null' }],
    description: 'Null: not decided, because an earlier rule is not met.',
    example: true,
  })
  passed: boolean | null;
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
    description: 'The value that decided: a status, a timestamp, an amount in major units, or a flag.',
    example: '2027-11-20T23:59:59.999Z',
  })
  fact: string | number | boolean | null;
  @ApiProperty({
    description: 'One sentence. If the rule is not met, it is the message of the refusal.',
    example: 'The voucher has not expired.',
  })
  message: string;

  constructor({ rule, passed, fact, message }: ExplainedCheck, currency: string | undefined) {
    this.rule = rule;
    this.passed = passed;
    this.fact = shown(fact, currency);
    this.message = message;
  }
}

class NeededChangeView {
  @ApiProperty({
    required: false,
    description:
      'The largest amount that would pass, in major units. It is the only one if the voucher does not allow partial redemption ' +
      'and `partialRedemption` is absent.',
    example: 40,
  })
  amountAtMost?: number;
  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'A redemption would pass from this time on.',
    example: '2026-11-27T09:30:00.000Z',
  })
  after?: string;
  @ApiProperty({
    required: false,
    enum: [true],
    type: Boolean,
    description: 'A redemption would pass if the voucher allowed partial redemption.',
    example: true,
  })
  partialRedemption?: true;

  constructor({ amountAtMostMinor, after, partialRedemption }: Change, currency: string | undefined) {
    if (amountAtMostMinor !== undefined) {
      this.amountAtMost = currency === undefined ? amountAtMostMinor : toMajor(amountAtMostMinor, currency);
    }
    if (after) this.after = after.toISOString();
    if (partialRedemption) this.partialRedemption = partialRedemption;
  }
}

/** The question that an explanation answers. */
export interface Explained {
  readonly at: Date;
  /** In major units. */
  readonly amount?: number | undefined;
  readonly currency?: string;
}

/** Every rule of a redemption. (docs/reference/portal.md#explain-a-redemption) */
@ApiExtraModels(NeededChangeView)
export class ExplanationView {
  @ApiProperty({
    format: 'date-time',
    description: 'The time that was checked.',
    example: '2026-11-20T09:30:00.000Z',
  })
  at: string;
  @OrNull(
    { type: 'number' },
    {
      description: 'The amount that was checked, in major units. Null: all that is available, or a reward.',
      example: 10,
    },
  )
  amount: number | null;
  @OrNull({ type: 'string' }, { description: 'ISO 4217 code of all amounts. Null for a reward.', example: 'GBP' })
  currency: string | null;
  @ApiProperty({ type: [ExplainedRuleView], description: 'In the order in which a redemption checks them.' })
  rules: ExplainedRuleView[];
  @OpenEnum(['would_pass', 'would_fail'], {
    description: 'Whether a redemption would pass at that time.',
    example: 'would_pass',
  })
  verdict: string;
  @ViewOrNull(NeededChangeView, {
    description:
      'The smallest change with which the redemption would pass; all its fields are needed. Null: it would pass, or ' +
      'no change helps.',
    example: null,
  })
  wouldPassIf: NeededChangeView | null;

  constructor({ rules, passes, wouldPassIf }: Explanation, { at, amount, currency }: Explained) {
    this.at = at.toISOString();
    this.amount = amount ?? null;
    this.currency = currency ?? null;
    this.rules = rules.map((rule) => new ExplainedRuleView(rule, currency));
    this.verdict = passes ? 'would_pass' : 'would_fail';
    this.wouldPassIf = wouldPassIf && new NeededChangeView(wouldPassIf, currency);
  }
}

export const explanationExample = {
  at: '2026-11-20T09:30:00.000Z',
  amount: 50,
  currency: 'GBP',
  rules: [
    { rule: 'not_expired', passed: true, fact: '2027-11-20T23:59:59.999Z', message: 'The voucher has not expired.' },
    {
      rule: 'amount_within_remaining',
      passed: false,
      fact: 40,
      message: "amount must not exceed the voucher's remainingValue.",
    },
  ],
  verdict: 'would_fail',
  wouldPassIf: { amountAtMost: 40 },
};
