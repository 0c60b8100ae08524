import type { PrintedVoucher } from '#domain/vouchers/print.js';
import { html, isolated, Markup } from '../pdf/template/markup.js';
import { type Palette, paletteOf } from '../pdf/template/palette.js';
import { type Detail, languageOf } from '../pdf/template/wording.js';

const sans = new Markup("-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
const mono = new Markup("ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace");
const ink = '#1b1f24';
const muted = '#5c6670';
const table = new Markup('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

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
  readonly howTo: string;
}

/** Uses tables and inline styles, which every mail client supports. Nothing is loaded from a server. */
export function mailPage(words: MailWords, { colour, locale }: PrintedVoucher['merchant']): string {
  const palette = paletteOf(colour);
  const page = html`<!doctype html>
    <html lang="${languageOf(locale)}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${words.title}</title>
      </head>
      <body
        style="margin:0;padding:0;background:#eef0f2;color:${ink};font:16px/1.5 ${sans};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">
          ${isolated(words.title)}, <bdi>${words.amount}</bdi>
        </div>
        <table ${table}>
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                ${table}
                style="max-width:560px;background:#fff;border-radius:16px;border-collapse:separate;overflow:hidden"
              >
                ${head(words, palette)}
                <tr>
                  <td style="padding:28px 20px 8px">
                    <p style="margin:0 0 12px">${greeting(words)}</p>
                    <p style="margin:0 0 24px">${isolated(words.merchant)} has a voucher for you.</p>
                    ${voucher(words, palette)}
                    <p style="margin:24px 0">${words.howTo}</p>
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 20px 24px;border-top:1px solid #e6e9ec;color:${muted};font-size:13px">
                    ${isolated(words.merchant)} sent you this e-mail because a voucher was issued to you.
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
  return page.text;
}

function head({ merchant }: MailWords, { surface, onSurface, pale }: Palette): Markup {
  const border = pale ? 'border-bottom:1px solid #d9dde1;' : '';
  return html`<tr>
    <td
      bgcolor="${surface}"
      style="${border}background:${surface};color:${onSurface};padding:24px 20px;
font-size:20px;line-height:1.3;font-weight:700;overflow-wrap:anywhere"
    >
      ${isolated(merchant)}
    </td>
  </tr>`;
}

const greeting = ({ recipient }: MailWords): Markup =>
  recipient === '' ? html`Hello,` : html`Hello ${isolated(recipient)},`;

/** The voucher itself: what it is, what it is worth, and its code, large enough to be read out at a till. */
function voucher(words: MailWords, { onWhite }: Palette): Markup {
  const note =
    words.amountNote === null ? null : html`<div style="color:${muted};font-size:15px">${words.amountNote}</div>`;
  return html`<table ${table} style="border:2px solid ${onWhite};border-radius:14px;border-collapse:separate">
    <tr>
      <td align="center" style="padding:24px 12px 8px">
        <div style="font-size:16px;font-weight:700;overflow-wrap:anywhere">${isolated(words.title)}</div>
        <div style="font-size:40px;line-height:1.2;font-weight:700;color:${onWhite};padding:6px 0 2px">
          <bdi>${words.amount}</bdi>
        </div>
        ${note}
      </td>
    </tr>
    <tr>
      <td align="center" style="padding:8px 12px 24px">
        <div style="color:${muted};font-size:13px;padding-bottom:4px">Your code</div>
        <div
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
    <td align="center" style="padding:10px 12px;border-top:1px solid #e6e9ec;font-size:14px">
      <span style="color:${muted}">${label}</span>&ensp;<strong style="font-weight:700"
        ><bdi dir="auto">${text}</bdi></strong
      >
    </td>
  </tr>`;
