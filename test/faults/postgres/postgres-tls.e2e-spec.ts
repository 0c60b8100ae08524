import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyPepper, cursorSecret, NodeProcess, sessionSecret } from '../../support/harness/api-process.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';
import { Portal } from '../../support/harness/portal.js';
import { Service } from '../../support/harness/service.js';
import { WorkerProcess } from '../../support/harness/worker-process.js';
import { Authority } from '../../support/servers/certificates.js';
import { PostgresServer } from '../../support/servers/postgres-server.js';
import { TestDatabase } from '../../support/servers/test-database.js';
import { TestMailServer } from '../../support/servers/test-mail-server.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { issue, voucherTemplate } from '../../support/fixtures/vouchers.js';

const [authority, stranger] = [new Authority(), new Authority()];
let folder: string;
let server: PostgresServer;
let service: Service;
let mails: TestMailServer;
let portal: Portal | undefined;
let worker: WorkerProcess | undefined;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-tls-'));
  fs.writeFileSync(path.join(folder, 'ca.pem'), authority.certificate);
  fs.writeFileSync(path.join(folder, 'other.pem'), stranger.certificate);
  server = await PostgresServer.start();
  await server.useCertificate(authority.issue('localhost'));
  service = Service.on(await TestDatabase.open(server.url));
  mails = await TestMailServer.start();
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  try {
    await portal?.end();
    await service?.end();
  } finally {
    await server?.remove();
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The server's address with TLS. Its certificate is that of localhost. */
const urlWith = (parameters: string, hosts = `localhost:${server.port}`): string =>
  `${server.url.replace(`127.0.0.1:${server.port}`, hosts)}?${parameters}`;
const checked = (file = 'ca.pem'): string => `sslmode=verify-full&sslrootcert=${path.join(folder, file)}`;

/** Which of our processes are connected, and whether with TLS. */
const connected = async (): Promise<object> =>
  Object.fromEntries(
    (
      await service.database.rows<{ name: string; tls: boolean }>(
        `select application_name as name, bool_and(ssl) as tls
         from pg_stat_activity join pg_stat_ssl using (pid) where application_name like 'loyalty%' group by 1`,
      )
    ).map(({ name, tls }) => [name, tls]),
  );

it('every process works with TLS and an authority of its own, also where the first of two hosts is unreachable', async () => {
  const url = urlWith(checked(), `localhost:${await freePort()},localhost:${server.port}`);
  await service.add({ DATABASE_URL: url });
  portal = await Portal.start(service.database, { DATABASE_URL: url });
  worker = await WorkerProcess.start(url, mails.url);
  const shop = await Shop.open(service);
  expect((await shop.order()).status).toBe(200);
  const owner = await portal.user({ shop, role: 'owner' });
  const to = newEmail();
  await issue(shop, (await voucherTemplate(shop)).shown, { recipientEmail: to, send: true });
  await until('The e-mail is sent', () => mails.to(to).length === 1);
  // A connection that nobody uses for a while is closed.
  await until('All are connected', async () => {
    expect((await owner.get('/session')).status).toBe(200);
    return Object.keys(await connected()).length === 5;
  });
  expect(await connected()).toEqual({
    'loyalty-api': true,
    'loyalty-portal': true,
    'loyalty-portal-sign-in': true,
    'loyalty-worker': true,
    'loyalty-queue': true,
  });
  await Promise.all([portal.end(), worker.stop()]);
});

it('a certificate that cannot be verified ends the start of each process with its error, and without the password', async () => {
  const environment = {
    SMTP_URL: mails.url,
    PORT: '0',
    PORTAL_PORT: '0',
    WORKER_PORT: '0',
    KEY_PEPPER: keyPepper,
    CURSOR_SECRET: cursorSecret,
    SESSION_SECRET: sessionSecret,
  };
  const unknown = urlWith(checked('other.pem'));
  const starts = [
    ['apps/api/src/main', unknown],
    ['apps/portal-api/src/main', unknown],
    ['apps/worker/src/main', unknown],
    ['tools/cli/migrate', unknown],
    ['apps/api/src/main', urlWith('sslmode=require')],
    ['apps/api/src/main', urlWith(checked(), `127.0.0.1:${server.port}`)],
  ] as const;
  const processes = starts.map(([program, url]) =>
    NodeProcess.spawn(`dist/${program}.js`, { ...environment, DATABASE_URL: url }),
  );
  const codes = await Promise.all(processes.map(async ({ ended }) => (await ended).code));
  expect(codes).toEqual(starts.map(() => 1));
  const { password } = new URL(server.url);
  for (const [at, { output }] of processes.entries()) {
    expect(output).toContain(
      at === starts.length - 1 ? "does not match certificate's altnames" : 'unable to verify the first certificate',
    );
    expect(output).not.toContain(password);
  }
});

it('a server whose certificate cannot be verified any more is a 503, and the service comes back by itself', async () => {
  const api = await service.add({ DATABASE_URL: urlWith(checked()), LOG_LEVEL: 'info' });
  portal = await Portal.start(service.database, { DATABASE_URL: urlWith(checked()) });
  const user = await portal.user();
  const [client, shop] = [service.clients.at(-1), await Shop.open(service)];
  const ask = async () => {
    const answers = await Promise.all([
      client?.call('GET', '/v1/public/auth', { key: shop.key }),
      client?.call('POST', '/v1/public/orders/create', {
        key: shop.key,
        body: { customer_email: newEmail(), order_value: 1, order_source: 'shop' },
      }),
      user.get('/session'),
      user.elsewhere().post('/session', { email: user.email, password: user.password }),
    ]);
    return answers.map((answer) => answer?.body.error ?? answer?.status);
  };
  expect(await ask()).toEqual([200, 200, 200, 200]);
  await server.useCertificate(stranger.issue('localhost'));
  await service.database.rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'loyalty%'",
  );
  const unavailable = Array.from({ length: 4 }, () => 'database_unavailable');
  await until('Nobody connects', async () => JSON.stringify(await ask()) === JSON.stringify(unavailable));
  const cause = '"reason":"database_unavailable","cause":"UNABLE_TO_VERIFY_LEAF_SIGNATURE"';
  // Of the first requests it may name another one: that a new connection took too long, or that an old one has ended.
  await until('The log names the cause', async () => {
    await ask();
    return api.process.output.includes(cause);
  });
  expect(api.process.output).not.toContain('internal error');
  await server.useCertificate(authority.issue('localhost'));
  await until('All is answered', async () => (await ask()).every((status) => status === 200));
});
