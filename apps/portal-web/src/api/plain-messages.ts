/** What the API’s messages call a field, where its name in words says too little. */
const fieldNames: Readonly<Record<string, string | undefined>> = {
  at: 'number',
  email: 'e-mail address',
  quantity: 'number',
  cardId: 'card',
  rewardId: 'reward',
  locationId: 'location',
  customerId: 'customer',
  voucherTemplateId: 'template',
  remainingValue: 'balance',
  change: 'amount',
  url: 'URL',
  expiresAt: 'expiry',
  since: 'start',
  until: 'end',
  ownerEmail: 'e-mail address of the owner',
  recipientEmail: 'e-mail address of the recipient',
  externalId: 'own ID',
  minValue: 'smallest value',
  maxValue: 'largest value',
  replyTo: 'reply address',
  timeZone: 'time zone',
};

/** Sentences for people in place of those for integrators, by the reason of the refusal. */
const sentences: Readonly<Record<string, string | undefined>> = {
  amount_exceeds_remaining: 'The amount is more than what is left on the voucher.',
  amount_held: 'The amount is more than what can be redeemed now: holds keep the rest.',
  card_size_invalid: 'A stamp card needs a number of stamps. A points card is open-ended or needs a number of points.',
  card_type_mismatch: 'This does not fit the type of the card.',
  card_inactive: 'This card is not active any more.',
  card_not_adjustable: 'Only points of an open-ended points card can be set, corrected or spent.',
  content_type_unsupported: 'This kind of file is not accepted.',
  csv_malformed: 'The file is not well-formed CSV: a quote is not closed or is inside a value.',
  currency_unknown: 'This currency is not known.',
  cursor_invalid: 'This page of the list can no longer be opened. Go back to the first page.',
  email_taken: 'Another customer has this e-mail address already.',
  idempotency_in_progress: 'The first attempt is still being processed. Try again in a moment.',
  idempotency_mismatch:
    'The first attempt was saved, although its answer did not arrive. Check the result before you change and repeat it.',
  key_not_active: 'This key is not active any more.',
  location_inactive: 'This location is not active any more.',
  old_key_active: 'The key before this one still works. Revoke it first, or let this one end at once.',
  order_settings_changed: 'Someone saved other settings meanwhile. Their changes are shown; check and save again.',
  partial_redemption_not_allowed: 'This voucher can only be redeemed as a whole, not in part.',
  period_invalid: 'The end must not be before the start.',
  progression_invalid: 'Each reward needs a number from 1 to the size of the card.',
  recipient_missing: 'Choose a customer, or enter an e-mail address.',
  remaining_exceeds_value: 'The balance cannot be more than the value that the voucher was issued with.',
  reversal_exceeds_redemption: 'The amount is more than what is left of this redemption to reverse.',
  reversal_exceeds_value: 'The voucher would be worth more than when it was issued. Reverse less.',
  reward_cancelled: 'The reward is cancelled.',
  reward_expired: 'The reward has expired.',
  reward_has_no_price: 'This reward cannot be bought with points.',
  reward_redeemed: 'The reward is redeemed already.',
  reward_template_inactive: 'This reward is not active in the programme any more.',
  session_required: 'Your session had ended. Try again.',
  template_value_invalid:
    'A fixed voucher needs a value above 0, and one that customers choose a smallest and a largest value.',
  time_zone_unknown: 'This time zone is not known.',
  value_required: 'Enter a value.',
  voucher_cancelled: 'The voucher is cancelled.',
  voucher_empty: 'No value is left on the voucher.',
  voucher_expired: 'The voucher has expired.',
  voucher_held: 'Holds keep value of this voucher. Release them first.',
  voucher_pending: 'The voucher is not active yet.',
  voucher_redeemed: 'All of the voucher is redeemed.',
  voucher_template_inactive: 'This template is not active any more.',
};

/** Their messages name columns of a file, which are called so. */
const asTheyAre: ReadonlySet<string> = new Set(['csv_header_invalid']);

const inWords = (name: string): string =>
  fieldNames[name] ?? name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * A refusal as people read it: fields have names in words, and the one at the beginning an article. What begins with a
 * capital letter is a sentence already.
 */
export function plainMessage(reason: string, message: string): string {
  const sentence = sentences[reason] ?? (asTheyAre.has(reason) ? message : undefined);
  if (sentence !== undefined) return sentence;
  const words = message.replaceAll(/\b[a-z]+(?:[A-Z_][a-z]+)+\b/g, inWords).replaceAll('an integer', 'a whole number');
  const [first = ''] = message.split(' ', 1);
  if (!/^[a-z]/.test(first)) return words;
  const name = inWords(first);
  return `The ${name}${words.slice(words.startsWith(name) ? name.length : first.length)}`;
}
