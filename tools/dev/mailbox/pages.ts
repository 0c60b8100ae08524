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

const style = `:root{color-scheme:light dark;--line:#8883;--soft:light-dark(#5c6670,#a8b1ba)}*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.5rem;line-height:1.3;margin:.5rem 0 1rem}
a{color:inherit}ul{list-style:none;margin:0;padding:0}.mails{border:1px solid var(--line);border-radius:12px;overflow:hidden}
.mails li+li{border-top:1px solid var(--line)}.mails a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.75rem 1rem;text-decoration:none}
.mails a:hover,.mails a:focus-visible{background:#8881}.mails strong{overflow-wrap:anywhere}.mails span,dt,time{color:var(--soft);font-size:.875rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem;align-items:baseline}dd{margin:0;overflow-wrap:anywhere}
.files a{display:inline-block;padding:.35rem .75rem;margin:0 .5rem .75rem 0;border:1px solid var(--line);border-radius:8px;text-decoration:none;overflow-wrap:anywhere}
iframe{width:100%;height:46rem;border:1px solid var(--line);border-radius:12px;background:#fff}`;

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><body>${body}</body></html>`;

const sentAt = ({ date }: Email): string => (date ?? '').replace(/:\d\d(\.\d+)?Z$/, ' UTC').replace('T', ' ');

const toOf = ({ to = [] }: Email): string => to.map(({ address }) => address ?? '').join(', ');

/** The list of mails: what came from whom, and for whom. */
export function mailsPage(mails: readonly KeptMail[]): string {
  const none = '<p>No mail yet. Issue a voucher with <code>"send": true</code>.</p>';
  const rows = mails.map(
    ({
      file,
      mail,
    }) => `<li><a href="/${escaped(file)}"><strong><bdi>${escaped(mail.subject ?? '(no subject)')}</bdi></strong>
<time>${escaped(sentAt(mail))}</time><span>to ${escaped(toOf(mail))}</span></a></li>`,
  );
  return document('Mailbox', `<h1>Mailbox</h1>${rows.length === 0 ? none : `<ul class="mails">${rows.join('')}</ul>`}`);
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
    ['Sent', sentAt(mail)],
    ['Message-ID', mail.messageId],
  ];
  const list = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd><bdi>${escaped(value)}</bdi></dd>`).join('');
  const frame = `<iframe sandbox title="The mail" srcdoc="${escaped(mail.html ?? `<pre>${escaped(mail.text ?? '')}</pre>`)}"></iframe>`;
  const subject = mail.subject ?? '(no subject)';
  return document(
    subject,
    `<a href="/">All mails</a><h1><bdi>${escaped(subject)}</bdi></h1><dl>${list}</dl>
<ul class="files">${attachments.join('')}</ul>${frame}`,
  );
}
