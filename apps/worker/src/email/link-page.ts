import { html, isolated, Markup } from '../pdf/template/markup.js';
import { type Palette, paletteOf } from '../pdf/template/palette.js';

const sans = new Markup("-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
const ink = '#1b1f24';
const muted = '#5c6670';
const table = new Markup('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/** An e-mail with one link. */
export interface LinkMail {
  readonly subject: string;
  /** The sender's name, in the coloured header. */
  readonly head: string;
  readonly colour: string | null;
  /** Paragraphs of our text, with names of merchants and users in them. */
  readonly paragraphs: readonly (readonly MailText[])[];
  readonly button: string;
  readonly url: string;
  /** A sentence that says until when the link works. */
  readonly until: string;
  /** Why the recipient gets this e-mail. */
  readonly why: string;
}

/** Our own text, or a name that a user chose, which is formatted separately. */
export type MailText = string | { readonly name: string };

/** Uses tables and inline styles, which every mail client supports. Nothing is loaded from a server, so there is no tracking. */
export function linkPage(mail: LinkMail): string {
  const palette = paletteOf(mail.colour);
  const page = html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${mail.subject}</title>
      </head>
      <body
        style="margin:0;padding:0;background:#eef0f2;color:${ink};font:16px/1.5 ${sans};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">${mail.until}</div>
        <table ${table}>
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                ${table}
                style="max-width:560px;background:#fff;border-radius:16px;border-collapse:separate;overflow:hidden"
              >
                ${head(mail.head, palette)}
                <tr>
                  <td style="padding:32px 28px 28px">
                    <p style="margin:0 0 16px">Hello,</p>
                    ${mail.paragraphs.map(paragraph)} ${button(mail, palette)}
                    <p style="margin:0 0 4px;font-size:14px;color:${muted}">
                      ${mail.until} If the button does not work, copy this address into your browser:
                    </p>
                    <p style="margin:0;font-size:13px;line-height:1.45;overflow-wrap:anywhere;word-break:break-all">
                      <a href="${mail.url}" style="color:${palette.onWhite}">${mail.url}</a>
                    </p>
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 24px;border-top:1px solid #e6e9ec;color:${muted};font-size:13px">
                    ${mail.why}
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

function head(name: string, { surface, onSurface, pale }: Palette): Markup {
  const border = pale ? 'border-bottom:1px solid #d9dde1;' : '';
  return html`<tr>
    <td
      bgcolor="${surface}"
      style="${border}background:${surface};color:${onSurface};padding:24px 28px;
font-size:20px;line-height:1.3;font-weight:700;overflow-wrap:anywhere"
    >
      ${isolated(name)}
    </td>
  </tr>`;
}

const written = (part: MailText): Markup =>
  typeof part === 'string' ? html`${part}` : html`<strong style="font-weight:700">${isolated(part.name)}</strong>`;

const paragraph = (parts: readonly MailText[]): Markup =>
  html`<p style="margin:0 0 16px;overflow-wrap:anywhere">${parts.map(written)}</p>`;

/** A table cell, because some mail clients ignore the padding of links. */
function button({ button: text, url }: LinkMail, { onWhite }: Palette): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
    <tr>
      <td bgcolor="${onWhite}" style="background:${onWhite};border-radius:10px">
        <a
          href="${url}"
          style="display:inline-block;padding:14px 28px;color:#fff;font-weight:700;font-size:16px;text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>
  </table>`;
}

/** The plain-text version. */
export function linkText(mail: LinkMail): string {
  const lines = mail.paragraphs.map((parts) =>
    parts.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
  );
  return [
    'Hello,',
    '',
    ...lines.flatMap((line) => [line, '']),
    `${mail.button}:`,
    mail.url,
    '',
    mail.until,
    '',
    mail.why,
    '',
  ].join('\n');
}
