import { logoTypeOf } from '#domain/merchants/logo.js';
import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { textsOf } from '../languages/texts.js';
import { oneLine } from '../text/one-line.js';
import { wordingOf } from '../pdf/wording.js';
import type { EmailContent } from './email-content.js';
import { inScheme } from './email-frame.js';
import { mailPage, type MailWords } from './email-page.js';

const contentId = 'logo@loyalty-rewards';

/** The e-mail to a voucher's recipient, as HTML and as text. The PDF is attached. */
export function voucherEmail(voucher: PrintedVoucher): EmailContent {
  const { subject, text, html } = voucherEmailWith(voucher, `cid:${contentId}`);
  const { logo } = voucher.merchant;
  const email = { subject, text, html };
  return hasPicture(voucher) && logo ? { ...email, picture: { contentId, ...logo } } : email;
}

/** The page of the e-mail for a browser: with the logo in the page itself, and light or dark whatever the browser prefers. */
export function voucherEmailPreview(voucher: PrintedVoucher, scheme: 'light' | 'dark'): string {
  const { logo } = voucher.merchant;
  const source = `data:${logo?.type};base64,${Buffer.from(logo?.bytes ?? []).toString('base64')}`;
  return inScheme(voucherEmailWith(voucher, source).html, scheme);
}

/** Mail clients show no SVG. */
const hasPicture = ({ merchant: { logo } }: PrintedVoucher): boolean =>
  logo !== null && logoTypeOf(logo.bytes) === logo.type;

function voucherEmailWith(voucher: PrintedVoucher, logo: string): EmailContent {
  const { amount, amountNote, details } = wordingOf(voucher);
  const words: MailWords = {
    merchant: oneLine(voucher.merchant.name),
    recipient: oneLine(voucher.recipientName ?? ''),
    title: oneLine(voucher.title),
    amount,
    amountNote,
    code: voucher.code,
    // The e-mail shows the remaining value as its amount.
    details: details.filter(({ kind }) => kind !== 'remaining'),
    terms: oneLine(voucher.merchant.terms ?? ''),
  };
  return {
    subject: textsOf(voucher.merchant.locale).text('subject', { merchant: words.merchant }),
    text: textOf(words, voucher.merchant.locale),
    html: mailPage(words, voucher.merchant, hasPicture(voucher) ? logo : null),
  };
}

function textOf(words: MailWords, locale: string): string {
  const { text } = textsOf(locale);
  const { merchant, recipient: name, amount, amountNote: note } = words;
  const line = (label: string, shown: string): string => `  ${text('line', { label, text: shown })}`;
  return [
    name === '' ? text('greeting') : text('greetingByName', { name }),
    '',
    text('introduction', { merchant }),
    '',
    `  ${words.title}`,
    `  ${note === null ? amount : text('amountWithNote', { amount, note })}`,
    line(text('yourCode'), words.code),
    ...words.details.map(({ label, text: shown }) => line(label, shown)),
    '',
    text('howTo'),
    '',
    ...(words.terms === '' ? [] : [words.terms, '']),
    merchant,
    '',
  ].join('\n');
}
