import { cardEntryCauses } from '#domain/cards/card.js';
import { emailStatuses } from '#domain/jobs/email.js';
import { rewardEntryKinds } from '#domain/rewards/reward.js';
import { voucherEntryTypes } from '#http/views/voucher-entry.view.js';
import { titles } from './timeline-entry.view.js';

/** The steps of an e-mail that a timeline shows, by the status in which it was stored. */
const steps: Readonly<Record<(typeof emailStatuses)[number], string>> = {
  queued: 'requested',
  accepted: 'sent',
  failed: 'failed',
  not_sent: 'not_sent',
};

it.each([
  ...cardEntryCauses.map((cause) => `card ${cause}`),
  ...rewardEntryKinds.map((kind) => `reward ${kind}`),
  ...voucherEntryTypes.map((type) => `voucher ${type}`),
  ...emailStatuses.map((status) => `email ${steps[status]}`),
])('an entry of `%s` has a title in words', (entry) => {
  expect(titles[entry]).toMatch(/^[A-Z][a-zA-Z -]+$/);
});
