import { html, isolated, type Markup } from '../pdf/markup.js';
import type { Palette } from '../pdf/palette.js';
import { emailFrame, muted } from './email-frame.js';

/** An e-mail with one link. */
export interface LinkMail {
  readonly subject: string;
  /** The sender's name, in the coloured header. */
  readonly head: string;
  /** Paragraphs of our text, with names of merchants and users in them. */
  readonly paragraphs: readonly (readonly MailText[])[];
  readonly button: string;
  readonly url: string;
  /** A sentence below the button, which a list of e-mails shows beside the subject too. */
  readonly note: string;
  /** Why the recipient gets this e-mail. */
  readonly why: string;
}

/** Our own text, or a name that a user chose, which is formatted separately. */
export type MailText = string | { readonly name: string };

export const linkPage = (mail: LinkMail): string =>
  emailFrame({
    title: mail.subject,
    language: 'en',
    head: mail.head,
    colour: null,
    preview: mail.note,
    body: (palette) =>
      html`<p style="margin:0 0 16px">Hello,</p>
        ${mail.paragraphs.map(paragraph)} ${button(mail, palette)}
        <p class="muted" style="margin:0 0 4px;font-size:14px;color:${muted}">
          ${mail.note} If the button does not work, copy this address into your browser:
        </p>
        <p style="margin:0;font-size:13px;line-height:1.45;overflow-wrap:anywhere;word-break:break-all">
          <a class="accent" href="${mail.url}" style="color:${palette.onWhite}">${mail.url}</a>
        </p>`,
    why: mail.why,
  });

const written = (part: MailText): Markup =>
  typeof part === 'string' ? html`${part}` : html`<strong style="font-weight:700">${isolated(part.name)}</strong>`;

const paragraph = (parts: readonly MailText[]): Markup => html`<p style="margin:0 0 16px">${parts.map(written)}</p>`;

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
    mail.note,
    '',
    mail.why,
    '',
  ].join('\n');
}
