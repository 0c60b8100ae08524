// A local mailbox: takes every e-mail that the platform sends, keeps it as an .eml file and shows it on a page.
import fs from 'node:fs';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { mailPage, mailsPage, readMails } from './mailbox/pages.js';
import { html, type Page, servePages, text } from './pages/serve-pages.js';

const folder = path.resolve(process.env['MAILBOX_DIR'] ?? '.data/mailbox');
const smtpPort = Number(process.env['MAILBOX_SMTP_PORT'] ?? 2525);
const pagePort = Number(process.env['MAILBOX_PORT'] ?? 3025);
const host = '127.0.0.1';
const largestMail = 25 * 1024 * 1024;

let received = 0;

/** Written under another name first: a reader finds whole mails only. */
function keep(mail: Buffer): void {
  received += 1;
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${received}.eml`;
  const draft = path.join(folder, `.${name}`);
  fs.writeFileSync(draft, mail, { mode: 0o600 });
  fs.renameSync(draft, path.join(folder, name));
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  size: largestMail,
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      try {
        keep(Buffer.concat(chunks));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error('The mail could not be kept.'));
      }
    });
  },
});

async function answer(pathname: string): Promise<Page> {
  const file = path.basename(decodeURIComponent(pathname.slice(1)));
  if (file === '') return html(mailsPage(await readMails(folder)));
  const found = /^[\w.-]+\.eml$/.test(file) && fs.existsSync(path.join(folder, file));
  return found ? html(await mailPage(folder, file)) : text(404, 'No such mail.');
}

fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
smtp.on('error', (error) => console.error(error.message));
smtp.listen(smtpPort, host);
servePages(pagePort, answer);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => smtp.close(() => undefined));
}
