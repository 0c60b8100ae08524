import { html, isolated, Markup } from '../pdf/markup.js';
import { type Palette, paletteOf } from '../pdf/palette.js';

const sans = new Markup("-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
const ink = '#1b1f24';
export const muted = '#5c6670';
export const table = new Markup('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');

/** The parts of an e-mail that its frame surrounds. */
export interface Framed {
  readonly title: string;
  readonly language: string;
  /** The sender's name, in the coloured header. */
  readonly head: string;
  readonly colour: string | null;
  /** What a list of e-mails shows beside the subject. */
  readonly preview: Markup | string;
  readonly body: (palette: Palette) => Markup;
  /** Why the recipient gets this e-mail. */
  readonly why: Markup | string;
}

/** Uses tables and inline styles, which every mail client supports. Nothing is loaded from a server, so there is no tracking. */
export function emailFrame({ title, language, head, colour, preview, body, why }: Framed): string {
  const palette = paletteOf(colour);
  const page = html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;padding:0;background:#eef0f2;color:${ink};font:16px/1.5 ${sans};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table ${table}>
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                ${table}
                style="max-width:560px;background:#fff;border-radius:16px;border-collapse:separate;overflow:hidden"
              >
                ${header(head, palette)}
                <tr>
                  <td style="padding:28px 20px">${body(palette)}</td>
                </tr>
                <tr>
                  <td style="padding:16px 20px 24px;border-top:1px solid #e6e9ec;color:${muted};font-size:13px">
                    ${why}
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

function header(name: string, { surface, onSurface, pale }: Palette): Markup {
  const border = pale ? 'border-bottom:1px solid #d9dde1;' : '';
  return html`<tr>
    <td
      bgcolor="${surface}"
      style="${border}background:${surface};color:${onSurface};padding:24px 20px;
font-size:20px;line-height:1.3;font-weight:700;overflow-wrap:anywhere"
    >
      ${isolated(name)}
    </td>
  </tr>`;
}
