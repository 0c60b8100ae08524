import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { textsOf } from '../languages/texts.js';
import { html, isolated, Markup } from '../pdf/markup.js';
import type { Palette } from '../pdf/palette.js';
import { type Detail, languageTagOf } from '../pdf/wording.js';
import { breaksWords, emailFrame, muted, table } from './email-frame.js';

const mono = new Markup("ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace");

/** The texts of the e-mail. Texts of merchants and customers are single lines without control characters. */
export interface MailWords {
  readonly merchant: string;
  readonly recipient: string;
  readonly title: string;
  readonly amount: string;
  /** A note next to a partial amount. */
  readonly amountNote: string | null;
  readonly code: string;
  readonly details: readonly Detail[];
  /** The merchant's line of terms; empty: none. */
  readonly terms: string;
}

/** The e-mail as HTML. `logo` is where the merchant's logo is, if it has one. */
export function mailPage(
  words: MailWords,
  { colour, locale }: PrintedVoucher['merchant'],
  logo: string | null,
): string {
  const { text, markup, direction } = textsOf(locale);
  const merchant = isolated(words.merchant);
  const name = isolated(words.recipient);
  const terms = words.terms === '' ? null : html`<div style="margin-top:8px">${isolated(words.terms)}</div>`;
  return emailFrame({
    title: words.title,
    language: languageTagOf(locale),
    direction,
    head: words.merchant,
    logo,
    colour,
    preview: markup('atAGlance', { title: isolated(words.title), amount: html`<bdi>${words.amount}</bdi>` }),
    body: (palette) =>
      html`<p style="margin:0 0 12px">
          ${words.recipient === '' ? text('greeting') : markup('greetingByName', { name })}
        </p>
        <p style="margin:0 0 24px">${markup('introduction', { merchant })}</p>
        ${voucher(words, text('yourCode'), palette)}
        <p style="margin:24px 0 0">${text('howTo')}</p>`,
    why: html`${markup('why', { merchant })}${terms}`,
  });
}

/** The voucher itself: what it is, what it is worth, and its code, large enough to be read out at a till. */
function voucher(words: MailWords, yourCode: string, { onWhite }: Palette): Markup {
  const note =
    words.amountNote === null
      ? null
      : html`<div class="muted" style="color:${muted};font-size:15px">${words.amountNote}</div>`;
  return html`<table
    ${table}
    class="outline"
    style="border:2px solid ${onWhite};border-radius:14px;border-collapse:separate"
  >
    <tr>
      <td align="center" style="padding:24px 12px 8px;${breaksWords}">
        <div style="font-size:16px;font-weight:700">${isolated(words.title)}</div>
        <div class="accent" style="font-size:40px;line-height:1.2;font-weight:700;color:${onWhite};padding:6px 0 2px">
          <bdi>${words.amount}</bdi>
        </div>
        ${note}
      </td>
    </tr>
    <tr>
      <td align="center" style="padding:8px 12px 24px">
        <div class="muted" style="color:${muted};font-size:13px;padding-bottom:4px">${yourCode}</div>
        <div
          class="code"
          dir="ltr"
          style="display:inline-block;background:#f3f5f7;border-radius:10px;padding:10px 12px;font:700 17px/1.4 ${mono};white-space:nowrap"
        >
          ${words.code}
        </div>
      </td>
    </tr>
    ${words.details.map(detail)}
  </table>`;
}

const detail = ({ label, text }: Detail): Markup =>
  html`<tr>
    <td class="line" align="center" style="padding:10px 12px;border-top:1px solid #e6e9ec;font-size:14px">
      <span class="muted" style="color:${muted}">${label}</span>&ensp;<strong style="font-weight:700"
        ><bdi dir="auto">${text}</bdi></strong
      >
    </td>
  </tr>`;
