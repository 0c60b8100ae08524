import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { oneLine } from '../pdf/markup.js';
import { wordingOf } from '../pdf/wording.js';
import { mailPage, type MailWords } from './email-page.js';

export interface VoucherEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const howTo = 'Show the code in the shop, or enter it at the checkout. A printable voucher is attached.';

/** The e-mail to a voucher's recipient, as HTML and as text. The PDF is attached. */
export function voucherEmail(voucher: PrintedVoucher): VoucherEmail {
  const { amount, amountNote, details } = wordingOf(voucher);
  const words: MailWords = {
    merchant: oneLine(voucher.merchant.name),
    recipient: oneLine(voucher.recipientName ?? ''),
    title: oneLine(voucher.title),
    ...{ amount, amountNote, howTo, code: voucher.code },
    // The e-mail shows the remaining value as its amount.
    details: details.filter(({ label }) => label !== 'Remaining value'),
  };
  return {
    subject: `Your voucher from ${words.merchant}`,
    text: textOf(words),
    html: mailPage(words, voucher.merchant),
  };
}

function textOf(words: MailWords): string {
  const amount = words.amountNote === null ? words.amount : `${words.amount} (${words.amountNote})`;
  return [
    words.recipient === '' ? 'Hello,' : `Hello ${words.recipient},`,
    '',
    `${words.merchant} has a voucher for you.`,
    '',
    `  ${words.title}`,
    `  ${amount}`,
    `  Your code: ${words.code}`,
    ...words.details.map(({ label, text }) => `  ${label}: ${text}`),
    '',
    ...[words.howTo, '', words.merchant, ''],
  ].join('\n');
}
