import { minorDigits, toMajor } from '#domain/money.js';
import type { PrintedVoucher } from '#domain/voucher/print.js';

export interface VoucherEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Characters that turn the direction of the text around them: in a subject they could dress one thing up as another. */
const plain = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

const dateText = (date: Date, { timeZone, locale }: PrintedVoucher['merchant']): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(date);

function moneyText(minor: number, currency: string, locale: string): string {
  const whole = minor % 10 ** minorDigits(currency) === 0;
  const digits = whole ? 0 : minorDigits(currency);
  const format = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, format).format(toMajor(minor, currency));
}

/** The e-mail that a voucher's recipient gets, as HTML that mail programs show alike, and as text. The PDF is attached. */
export function voucherEmail(voucher: PrintedVoucher): VoucherEmail {
  const { merchant } = voucher;
  const name = plain(merchant.name);
  const amount = moneyText(voucher.remainingMinor, voucher.currency, merchant.locale);
  const hello = voucher.recipientName ? `Hello ${plain(voucher.recipientName)},` : 'Hello,';
  const validity = [
    voucher.status === 'pending' ? `It can be used from ${dateText(voucher.activatesAt, merchant)}.` : '',
    voucher.expiresAt ? `It is valid until ${dateText(voucher.expiresAt, merchant)}.` : '',
  ].filter((line) => line !== '');
  const title = plain(voucher.title);
  const intro = `${name} has a voucher for you: ${title}, worth ${amount}.`;
  const howTo = 'Show the code in the shop, or enter it at the checkout. The voucher to print is attached.';
  const text = [hello, '', intro, '', `Your code: ${voucher.code}`, '', ...validity, howTo, '', name, ''].join('\n');
  return {
    subject: `Your voucher from ${name}`,
    text,
    html: page({ hello, intro, title, amount, validity, howTo, name }, voucher),
  };
}

interface Words {
  readonly hello: string;
  readonly intro: string;
  readonly title: string;
  readonly amount: string;
  readonly validity: readonly string[];
  readonly howTo: string;
  readonly name: string;
}

/** Tables and inline styles: what every mail program understands. Nothing is loaded from anywhere. */
function page(words: Words, { code, merchant }: PrintedVoucher): string {
  const colour = merchant.colour ?? '#1f4d45';
  const line = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  return `<!doctype html>
<html lang="${escaped(merchant.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(words.title)}</title></head>
<body style="margin:0;background:#f3f4f2;color:#1d2421;font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:12px">
<tr><td style="background:${colour};border-radius:12px 12px 0 0;padding:20px 28px;color:#fff;font-size:18px;font-weight:bold">
<bdi>${escaped(words.name)}</bdi></td></tr>
<tr><td style="padding:28px">
${line(`<bdi>${escaped(words.hello)}</bdi>`)}${line(escaped(words.intro))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:2px dashed ${colour};border-radius:10px">
<tr><td align="center" style="padding:20px 12px">
<div style="font-size:14px;color:#5b6660"><bdi>${escaped(words.title)}</bdi></div>
<div style="font-size:32px;font-weight:bold;padding:4px 0 12px">${escaped(words.amount)}</div>
<div style="font:bold 20px/1.4 'Courier New',Courier,monospace;letter-spacing:1px;white-space:nowrap">${escaped(code)}</div>
</td></tr></table>
${words.validity.map((sentence) => line(escaped(sentence))).join('')}${line(escaped(words.howTo))}
</td></tr></table></td></tr></table></body></html>
`;
}
