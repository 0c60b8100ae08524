import type { ShownVoucher } from '#persistence/vouchers/voucher-columns.js';
import { dueChanges } from './due-changes.js';

const at = (text: string): Date => new Date(`2026-11-28T${text}Z`);

/** A voucher with a hold that has ended, and an expiry after that, as nobody has written them yet. */
const voucher = {
  merchantId: '01930000-0000-7000-8000-000000000001',
  id: '01930000-0000-7000-8000-000000000002',
  externalId: null,
  customerId: null,
  status: 'active',
  voucherTemplateId: '01930000-0000-7000-8000-000000000004',
  code: 'ABCDEFGH12345678',
  title: 'Gift voucher',
  currency: 'GBP',
  valueMinor: 5000,
  remainingMinor: 5000,
  redemptions: [],
  redemptionCount: 0,
  balanceMinor: 5000,
  heldMinor: 1000,
  holds: [{ id: '01930000-0000-7000-8000-000000000003', amountMinor: 1000, expiresAtMs: at('20:00:00').getTime() }],
  activatesAt: at('08:00:00'),
  expiresAt: at('22:00:00'),
  createdAt: at('08:00:00'),
  updatedAt: at('09:00:00'),
  eventVersion: 2,
  entryCount: 1,
} as unknown as ShownVoucher;

const facts = (changes: ReturnType<typeof dueChanges>) =>
  changes.map(({ event }) => [event.type, event.createdAt, event.data.change?.['status']]);

it('a voucher has the same events where a batch ends between two of its changes', () => {
  const whole = dueChanges(voucher, at('23:00:00'));
  expect(facts(whole)).toEqual([
    ['voucher.hold_expired', at('20:00:00'), undefined],
    ['voucher.expired', at('22:00:00'), { from: 'active', to: 'expired' }],
  ]);
  const [first] = whole;
  expect(facts(dueChanges(first?.after ?? voucher, at('23:30:00')))).toEqual(facts(whole).slice(1));
});
