import type { Explanation } from '../api/types.js';

type Rule = Explanation['rules'][number];

/** What a rule is about, and what it says of a voucher or reward that meets it, and of one that does not. */
type RuleText = readonly [about: string, met: string, notMet: string];

const texts: Readonly<Record<string, RuleText | undefined>> = {
  not_cancelled: ['Cancelled', 'It is not cancelled.', 'It is cancelled.'],
  not_redeemed: ['Redeemed', 'It is not used up.', 'It is used up: all of it was redeemed.'],
  not_expired: ['Expiry', 'It has not expired.', 'It has expired.'],
  activated: ['Start', 'It is active already.', 'It is not active yet.'],
  has_value: ['Value', 'Value is left on it.', 'No value is left on it.'],
  not_held: ['Holds', 'No hold prevents the redemption.', 'A hold prevents the redemption.'],
  amount_positive: ['Amount', 'The amount is above 0.', 'The amount must be above 0.'],
  amount_within_remaining: [
    'Amount and what is left',
    'The amount is not more than what is left.',
    'The amount is more than what is left.',
  ],
  amount_within_available: [
    'Amount and holds',
    'The amount is not more than the part that is not on hold.',
    'The amount is more than the part that is not on hold.',
  ],
  partial_redemption: [
    'Redemption of a part',
    'The amount is all that is left, or partial redemption is allowed.',
    'Partial redemption is not allowed: you can only redeem all that is left.',
  ],
};

/** The sentence of a rule for staff. A rule that is new says what the API says. */
export function ruleText({ rule, passed, message }: Rule): string {
  const text = texts[rule];
  if (!text) return message;
  const [about, met, notMet] = text;
  if (passed === null) return `${about}. An earlier rule is not met.`;
  return passed ? met : notMet;
}
