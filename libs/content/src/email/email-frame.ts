import { html, isolated, Markup } from '../pdf/markup.js';
import { type Palette, paletteOf } from '../pdf/palette.js';

const sans = new Markup("-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif");
const ink = '#1b1f24';
export const muted = '#5c6670';
export const table = new Markup('role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"');
/** For each cell with a name or a text of a user: without it a long word makes the page wider than the window. */
export const breaksWords = new Markup('word-break:break-word;overflow-wrap:anywhere');

/** The parts of an e-mail that its frame surrounds. */
export interface Framed {
  readonly title: string;
  readonly language: string;
  readonly direction?: 'ltr' | 'rtl';
  /** The sender's name, in the coloured header. */
  readonly head: string;
  /** Where the sender's logo is, for the header: `cid:` of an attachment, or `data:`. */
  readonly logo?: string | null;
  readonly colour: string | null;
  /** The text that a list of e-mails shows beside the subject. */
  readonly preview: Markup | string;
  readonly body: (palette: Palette) => Markup;
  /** Why the recipient gets this e-mail. */
  readonly why: Markup | string;
}

/** Uses tables and inline styles, which every mail client supports. Nothing is loaded from a server, so there is no tracking. */
export function emailFrame(framed: Framed): string {
  const { title, language, direction = 'ltr', head, logo = null, colour, preview, body, why } = framed;
  const palette = paletteOf(colour);
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${title}</title>
        <style>
          ${darkStyle(palette)}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;padding:0;background:#eef0f2;color:${ink};font:16px/1.5 ${sans};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table ${table}>
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                ${table}
                class="surface"
                style="max-width:560px;background:#fff;border-radius:16px;border-collapse:separate;overflow:hidden"
              >
                ${header(head, logo, palette)}
                <tr>
                  <td style="padding:28px 20px;${breaksWords}">${body(palette)}</td>
                </tr>
                <tr>
                  <td
                    class="line muted"
                    style="padding:16px 20px 24px;border-top:1px solid #e6e9ec;color:${muted};font-size:13px;${breaksWords}"
                  >
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

const darkMode = '@media (prefers-color-scheme:dark)';

/** The page of an e-mail as it is in light or in dark mode. */
export const inScheme = (page: string, scheme: 'light' | 'dark'): string =>
  page.replace(darkMode, scheme === 'dark' ? '@media all' : '@media not all');

/** What the classes of the page look like in dark mode. A mail client without it shows the light page. */
const darkStyle = ({ onDark }: Palette): Markup =>
  new Markup(`:root{color-scheme:light dark;supported-color-schemes:light dark}
${darkMode}{
.page{background:#14171a!important;color:#e8eaed!important}
.surface{background:#20242a!important}
.muted{color:#aab3bc!important}
.line{border-color:#3a4149!important}
.accent{color:${onDark}!important}
.outline{border-color:${onDark}!important}
.code{background:#30363d!important}
}`);

function header(name: string, logo: string | null, { surface, onSurface, pale }: Palette): Markup {
  const border = pale ? 'border-bottom:1px solid #d9dde1;' : '';
  return html`<tr>
    <td
      bgcolor="${surface}"
      style="${border}background:${surface};color:${onSurface};padding:24px 20px;
font-size:20px;line-height:1.3;font-weight:700;${breaksWords}"
    >
      ${logo === null ? null : picture(logo)}${isolated(name)}
    </td>
  </tr>`;
}

/** On white, because a logo is made for white paper. The name stands below it, for mail clients that show no pictures. */
const picture = (source: string): Markup =>
  html`<div style="margin:0 0 14px">
    <span style="display:inline-block;background:#fff;border-radius:10px;padding:8px 10px;line-height:0"
      ><img src="${source}" alt="" height="48" style="height:48px;width:auto;max-width:220px;border:0"
    /></span>
  </div>`;
