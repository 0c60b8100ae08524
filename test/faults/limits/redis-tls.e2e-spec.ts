import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRedis } from '#persistence/rate-limits/redis/open-redis.js';
import { parseRedisUrl } from '#persistence/rate-limits/redis/redis-address.js';
import { freePort } from '../../support/harness/free-port.js';
import { until } from '../../support/harness/deadline.js';
import { allProcessesUse } from '../../support/harness/limit-load.js';
import { Portal } from '../../support/harness/portal.js';
import { WorkerService } from '../../support/harness/worker-service.js';
import { Authority } from '../../support/servers/certificates.js';
import { RedisServer, requireRedisServer, settle } from '../../support/servers/redis-servers.js';

const password = 'the password of this Redis';
const authority = new Authority();
let folder: string;
let port: number;
let redis: RedisServer;
let all: WorkerService;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'loyalty-tls-'));
  const file = (name: string, content: string): string => {
    fs.writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const { certificate, key } = authority.issue('localhost');
  port = await freePort();
  redis = await RedisServer.start(await requireRedisServer(), [
    '--tls-port',
    String(port),
    '--tls-auth-clients',
    'no',
    '--tls-cert-file',
    file('server.crt', certificate),
    '--tls-key-file',
    file('server.key', key),
    '--tls-ca-cert-file',
    file('ca.pem', authority.certificate),
  ]);
  await settle(`redis://127.0.0.1:${redis.port}`);
  await redis.client.call('ACL', 'SETUSER', 'app', 'on', `>${password}`, '~*', '&*', '+@all');
  all = await WorkerService.start();
});
afterAll(async () => {
  try {
    await all?.end();
  } finally {
    await redis?.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

const environment = (host = 'localhost') => ({
  REDIS_URL: `rediss://app:${encodeURIComponent(password)}@${host}:${port}`,
  NODE_EXTRA_CA_CERTS: path.join(folder, 'ca.pem'),
  LOG_LEVEL: 'info',
});

/** The users of the connections to the port with TLS, and to the other one. */
async function users(): Promise<{ withTls: Set<string>; without: Set<string> }> {
  const lines = String(await redis.client.call('CLIENT', 'LIST'))
    .trim()
    .split('\n');
  const usersOf = (chosen: readonly string[]) => new Set(chosen.map((line) => / user=(\S+)/.exec(line)?.[1] ?? ''));
  const isTls = (line: string) => line.includes(` laddr=127.0.0.1:${port} `) || line.includes(` laddr=[::1]:${port} `);
  return { withTls: usersOf(lines.filter(isTls)), without: usersOf(lines.filter((line) => !isTls(line))) };
}

it('limits and queues work with rediss:// and an authority of its own', async () => {
  const api = await all.service.add(environment());
  const portal = await Portal.start(all.database, environment());
  try {
    await all.startWorker('PostgreSQL', environment());
    await all.service.clients.at(-1)?.call('GET', '/v1/public/auth', { key: all.shop.key });
    // Each process that starts counts a request of nobody, whose key stays for a second.
    const counted = (await redis.client.keys('limits:*:requestsPerMinute')).filter((key) => !key.includes(':probe:'));
    expect(counted).toHaveLength(1);
    const sent = await all.untilSent(await all.requestMails(3));
    expect(sent.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(await redis.client.exists('{loyalty:send_voucher_email}:send_voucher_email:meta')).toBe(1);
    expect(await users()).toEqual({ withTls: new Set(['app']), without: new Set(['default']) });
    const health = await fetch(`${api.url}/health/ready`);
    expect(await health.json()).toMatchObject({ checks: { redis: 'up' } });
    expect(allProcessesUse(all.service, 'Redis')).toBe(true);
  } finally {
    await portal.end();
  }
});

it.each([
  ['authority', 'SELF_SIGNED_CERT_IN_CHAIN', () => ({ ...environment(), NODE_EXTRA_CA_CERTS: '' })],
  ['name', 'ERR_TLS_CERT_ALTNAME_INVALID', () => environment('127.0.0.1')],
])(
  'with another %s each process names the error of the certificate, and PostgreSQL counts',
  async (_, reason, choose) => {
    const api = await all.service.add(choose() as Record<string, string>);
    const worker = await all.startWorker('PostgreSQL', choose());
    const warnings = (output: string) => output.split('\n').filter((line) => line.includes(`"reason":"${reason}"`));
    expect(warnings(api.process.output)[0]).toContain('limits are counted in PostgreSQL');
    await until('The worker names it', () => warnings(worker.process.output).length > 0);
    const answer = await all.service.clients.at(-1)?.call('GET', '/v1/public/auth', { key: all.shop.key });
    expect(answer?.status).toBe(200);
    expect((await fetch(`${worker.url}/health/ready`)).status).toBe(503);
    for (const { process } of [api, worker]) {
      expect(process.hasEnded).toBe(false);
      expect(process.output).not.toContain(password);
      expect(process.output).not.toContain(encodeURIComponent(password));
    }
    await worker.stop();
  },
);

it('connections that are closed in the middle of their handshake end no process', async () => {
  const address = parseRedisUrl(`rediss://app:${encodeURIComponent(password)}@localhost:${port}`);
  const reasons = new Set<unknown>();
  for (let turn = 0; turn < 150; turn += 1) {
    const client = openRedis(address, { maxRetriesPerRequest: null, retryStrategy: () => 3 });
    client.on('error', (error: NodeJS.ErrnoException) => reasons.add(error.code));
    await pause(turn % 12);
    client.disconnect();
  }
  // A second error of a socket comes with the answer of the server.
  await until('Its errors were seen', () => reasons.size > 0);
  expect(reasons).toContain('SELF_SIGNED_CERT_IN_CHAIN');
});
