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
  minValue: 'minimum value',
  maxValue: 'maximum value',
  replyTo: 'reply-to address',
  timeZone: 'time zone',
};

/** Sentences for people in place of those for integrators, by the reason of the refusal. */
const sentences: Readonly<Record<string, string | undefined>> = {
  amount_exceeds_remaining: 'The amount is more than what is left on the voucher.',
  amount_held: 'The amount is more than you can redeem now. The rest is on hold.',
  balance_changed: 'The balance has changed since you opened this. Check the balance of now, and save again.',
  card_size_invalid: 'Enter how many stamps or points fill the card. Only a points card can have no limit.',
  card_type_mismatch: 'You can add only stamps to a stamp card, and only points to a points card.',
  card_inactive: 'This card is not active any more.',
  card_not_adjustable: 'You can set, correct or spend points only on a points card without a limit.',
  content_type_unsupported: 'This kind of file is not accepted. Choose another file.',
  csv_malformed:
    'The file is not a valid CSV file. Check its quotation marks: one is not closed, or is in the middle of a value.',
  currency_unknown: 'This currency is not known.',
  cursor_invalid: 'This page of the list can no longer be opened. Go back to the first page.',
  email_taken: 'Another customer has this e-mail address already.',
  idempotency_in_progress: 'The first attempt is still being processed. Try again in a moment.',
  idempotency_mismatch:
    'Your first attempt was saved, but we could not show you the result. Check the result before you try other values.',
  key_not_active: 'This key is not active any more.',
  location_inactive: 'This location is not active any more.',
  old_key_active:
    'The previous key still works. Revoke it first, or choose “Stops working at once” for the old secret.',
  order_settings_changed:
    'Someone has changed the settings since you opened them. Their changes and yours are shown. Check them and save again.',
  outcome_unknown: 'This may have been done all the same. Look before you try again.',
  partial_redemption_not_allowed: 'This voucher can only be redeemed as a whole, not in part.',
  period_invalid: 'The end must not be before the start.',
  progression_invalid: 'Each reward needs a number from 1 to the size of the card.',
  recipient_missing: 'Choose a customer, or enter an e-mail address.',
  remaining_exceeds_value: 'The balance cannot be more than the value that the voucher was issued with.',
  reversal_exceeds_redemption: 'The amount is more than you can still reverse of this redemption.',
  reversal_exceeds_value: 'The voucher would be worth more than when it was issued. Reverse less.',
  reward_cancelled: 'The reward is cancelled.',
  reward_expired: 'The reward has expired.',
  reward_has_no_price: 'This reward cannot be bought with points.',
  reward_redeemed: 'The reward is redeemed already.',
  reward_template_inactive: 'This reward is not active in the programme any more.',
  session_required: 'You are signed in again. Nothing was saved yet: try again.',
  template_value_invalid:
    'Enter a value above 0. If the amount is chosen when issued, enter a minimum and a maximum value.',
  time_zone_unknown: 'This time zone is not known.',
  value_required: 'Enter a value.',
  voucher_cancelled: 'The voucher is cancelled.',
  voucher_empty: 'No value is left on the voucher.',
  voucher_expired: 'The voucher has expired.',
  voucher_held: 'Part of this voucher is on hold. An admin can release the holds on the page of the voucher.',
  voucher_pending: 'The voucher is not active yet.',
  voucher_redeemed: 'The voucher is fully redeemed.',
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
