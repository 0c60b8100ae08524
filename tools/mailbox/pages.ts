import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface KeptMail {
  readonly file: string;
  readonly mail: Email;
}

const mostShown = 200;

/** The newest mails of the folder, newest first. */
export async function readMails(folder: string): Promise<KeptMail[]> {
  const files = (await fs.readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).toSorted();
  const newest = files.slice(-mostShown).toReversed();
  return Promise.all(newest.map(async (file) => ({ file, mail: await parse(folder, file) })));
}

const parse = async (folder: string, file: string): Promise<Email> =>
  PostalMime.parse(await fs.readFile(path.join(folder, file)));

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem .75rem;border-bottom:1px solid #8885}
a{color:inherit}iframe{width:100%;height:38rem;border:1px solid #8885;border-radius:8px;background:#fff}dt{font-weight:600}`;

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><body><h1>${escaped(title)}</h1>${body}</body></html>`;

const toOf = ({ to = [] }: Email): string => to.map(({ address }) => address ?? '').join(', ');

export function mailsPage(mails: readonly KeptMail[]): string {
  if (mails.length === 0)
    return document('Mailbox', '<p>No mail yet. Issue a voucher with <code>"send": true</code>.</p>');
  const rows = mails.map(
    ({ file, mail }) =>
      `<tr><td>${escaped(mail.date ?? '')}</td><td>${escaped(toOf(mail))}</td>
<td><a href="/${escaped(file)}">${escaped(mail.subject ?? '(no subject)')}</a></td></tr>`,
  );
  return document('Mailbox', `<table><tr><th>Sent</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`);
}

/** One mail: who, what, its attachments to download, and the mail itself in a frame that may do nothing. */
export async function mailPage(folder: string, file: string): Promise<string> {
  const mail = await parse(folder, file);
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => {
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    const name = escaped(filename ?? 'attachment');
    return `<li><a download="${name}" href="data:${escaped(mimeType)};base64,${data}">${name}</a></li>`;
  });
  const facts = [
    ['From', `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`],
    ['To', toOf(mail)],
    ['Message-ID', mail.messageId],
  ];
  const list = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('');
  const frame = `<iframe sandbox title="The mail" srcdoc="${escaped(mail.html ?? `<pre>${escaped(mail.text ?? '')}</pre>`)}"></iframe>`;
  return document(
    mail.subject ?? '(no subject)',
    `<p><a href="/">All mails</a></p><dl>${list}</dl><ul>${attachments.join('')}</ul>${frame}`,
  );
}
