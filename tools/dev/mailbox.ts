// A local mailbox: takes every e-mail that the platform sends, keeps it as an .eml file and shows it on a page.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { mailPage, mailsPage, readMails } from './mailbox/pages.js';

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

/** Mails are shown as they are, but run nothing and load nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', `http://${host}`);
  const send = (status: number, type: string, body: string | Buffer) => {
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    response.end(body);
  };
  if (pathname === '/health/ready') return send(200, 'application/json', '{"success":true}');
  const file = path.basename(decodeURIComponent(pathname.slice(1)));
  if (file === '') return send(200, 'text/html; charset=utf-8', mailsPage(await readMails(folder)));
  const found = /^[\w.-]+\.eml$/.test(file) && fs.existsSync(path.join(folder, file));
  if (!found) return send(404, 'text/plain; charset=utf-8', 'No such mail.');
  return send(200, 'text/html; charset=utf-8', await mailPage(folder, file));
}

const pages = http.createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});

fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
smtp.on('error', (error) => console.error(error.message));
smtp.listen(smtpPort, host);
pages.listen(pagePort, host);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    smtp.close(() => undefined);
    pages.close();
    pages.closeAllConnections();
  });
}
