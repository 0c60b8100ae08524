/** The texts in English, as ICU messages. The other languages have the same keys with the same placeholders. */
export const en = {
  /** The title of the voucher in a preview. */
  sampleTitle: 'Gift voucher',
  subject: 'Your voucher from {merchant}',
  greeting: 'Hello,',
  greetingByName: 'Hello {name},',
  introduction: '{merchant} has a voucher for you.',
  atAGlance: '{title}, {amount}',
  yourCode: 'Your code',
  howTo: 'Show the code in the shop, or enter it at the checkout. A printable voucher is attached.',
  why: '{merchant} sent you this e-mail because a voucher was issued to you.',
  /** In the plain text: a label and what belongs to it. */
  line: '{label}: {text}',
  amountWithNote: '{amount} ({note})',
  leftOf: 'left of {value}',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  expiredOn: 'Expired on',
  noExpiry: 'No expiry date',
  remainingValue: 'Remaining value',
  recipient: 'For {name}',
  voucherCode: 'Voucher code',
  hint: 'Show this page or the code when you pay. Keep the code safe: anyone who has it can use the voucher.',
  terms: 'Terms',
  qrCode: 'QR code of the voucher code',
  barcode: 'Barcode of the voucher code',
  pendingMark: 'NOT YET VALID',
  pending: 'This voucher can be used from {moment}.',
  redeemedMark: 'REDEEMED',
  redeemed: 'This voucher has been used and has no value left.',
  expiredMark: 'EXPIRED',
  expired: 'This voucher has expired and can no longer be used.',
  cancelledMark: 'CANCELLED',
  cancelled: 'This voucher was cancelled and can no longer be used.',
};

export type Messages = Readonly<typeof en>;
