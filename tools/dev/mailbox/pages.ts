import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { document, escaped, facts, rows } from '../pages/document.js';

export interface KeptMail {
  readonly file: string;
  readonly mail: Email;
}

const maxShown = 200;

/** The newest mails of the folder, newest first. */
export async function readMails(folder: string): Promise<KeptMail[]> {
  const files = (await fs.readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).toSorted();
  const newest = files.slice(-maxShown).toReversed();
  return Promise.all(newest.map(async (file) => ({ file, mail: await parse(folder, file) })));
}

const parse = async (folder: string, file: string): Promise<Email> =>
  PostalMime.parse(await fs.readFile(path.join(folder, file)));

const sentAt = ({ date }: Email): string => (date ?? '').replace(/:\d\d(\.\d+)?Z$/, ' UTC').replace('T', ' ');

const toOf = ({ to = [] }: Email): string => to.map(({ address }) => address ?? '').join(', ');

/** The list of mails: what came from whom, and for whom. */
export function mailsPage(mails: readonly KeptMail[]): string {
  const none = '<p>No mail yet. Issue a voucher with <code>"send": true</code>.</p>';
  const list = rows(
    mails.map(({ file, mail }) => ({
      href: `/${file}`,
      name: mail.subject ?? '(no subject)',
      at: sentAt(mail),
      about: `to ${toOf(mail)}`,
    })),
  );
  return document('Mailbox', `<h1>Mailbox</h1>${mails.length === 0 ? none : list}`);
}

/** One mail: who, what, its attachments to download, and the mail itself in a frame that may do nothing. */
export async function mailPage(folder: string, file: string): Promise<string> {
  const mail = await parse(folder, file);
  const attachments = mail.attachments.map(({ filename, mimeType, content }) => {
    const data = Buffer.from(content as ArrayBuffer).toString('base64');
    const name = escaped(filename ?? 'attachment');
    return `<li><a download="${name}" href="data:${escaped(mimeType)};base64,${data}">${name}</a></li>`;
  });
  const list = facts([
    ['From', `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`],
    ['To', toOf(mail)],
    ['Sent', sentAt(mail)],
    ['Message-ID', mail.messageId ?? ''],
  ]);
  const frame = `<iframe sandbox title="The mail" srcdoc="${escaped(mail.html ?? `<pre>${escaped(mail.text ?? '')}</pre>`)}"></iframe>`;
  const subject = mail.subject ?? '(no subject)';
  return document(
    subject,
    `<a href="/">All mails</a><h1><bdi>${escaped(subject)}</bdi></h1>${list}
<ul class="files">${attachments.join('')}</ul>${frame}`,
  );
}
