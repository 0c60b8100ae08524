import {
  ApiProcess,
  cursorSecret,
  keyPepper,
  NodeProcess,
  sessionSecret,
  statusOf,
} from '../../support/harness/api-process.js';
import { checkLog } from '../../../jest/clean-log.mjs';
import { onThisMachine, until } from '../../support/harness/deadline.js';
import { Portal, PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { TcpProxy } from '../../support/servers/tcp-proxy.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal();
const program = { file: 'dist/programs/portal.js', portSetting: 'PORTAL_PORT' };

describe('two processes of the portal', () => {
  it('know the same sessions: one that is opened at one opens the other, and one that is closed closes both', async () => {
    const shop = await Shop.open(started.service);
    const here = await started.portal.user({ shop, role: 'owner' });
    const other = await Portal.start(started.service.database);
    const there = new PortalUser(other.client, here.staffId, here.email, here.password, here.name);
    there.cookie = here.cookie;
    expect((await there.get(`/merchants/${shop.id}/keys`)).status).toBe(200);
    expect((await here.delete('/session')).status).toBe(200);
    there.cookie = here.cookie || there.cookie;
    expect((await there.get(`/merchants/${shop.id}/keys`)).status).toBe(401);
    await other.end();
  });

  it('count the same failures', async () => {
    const { email } = await started.portal.account();
    const other = await Portal.start(started.service.database);
    const guess = (portal: Portal) => portal.anonymous().post('/session', { email, password: 'a guess at a password' });
    for (let turn = 0; turn < 5; turn += 1) {
      expect([(await guess(started.portal)).status, (await guess(other)).status]).toEqual([401, 401]);
    }
    expect([(await guess(started.portal)).status, (await guess(other)).status]).toEqual([429, 429]);
    await other.end();
  });
});

describe('without its database', () => {
  it('answers 503 within seconds, and recovers automatically', async () => {
    const shop = await Shop.open(started.service);
    const user = await started.portal.account({ shop, role: 'viewer' });
    const { proxy, url } = await TcpProxy.before(started.service.database.url);
    const process = await ApiProcess.start(url, { SESSION_SECRET: sessionSecret }, program);
    const read = () => fetch(`${process.url}/v1/portal/session`, { headers: { cookie: there.cookie } });
    const there = new PortalUser(started.portal.client, user.staffId, user.email, user.password, user.name);
    await there.signIn();
    try {
      expect((await read()).status).toBe(200);
      proxy.refuse();
      const began = Date.now();
      const away = await read();
      expect(away.status).toBe(503);
      expect(Date.now() - began).toBeLessThan(onThisMachine(9_000));
      expect(await statusOf(`${process.url}/health/ready`)).toBe(503);
      expect(await statusOf(`${process.url}/health/live`)).toBe(200);
      proxy.pass();
      await until('It answers again', async () => (await read()).status === 200);
    } finally {
      await process.stop();
      await proxy.close();
    }
    expect(await process.process.ended).toEqual({ code: 0, signal: null });
    checkLog(process.process.output);
  });
});

describe('settings', () => {
  const start = async (environment: Record<string, string>) => {
    const process = NodeProcess.spawn(program.file, environment);
    const { code } = await process.ended;
    return { code, output: process.output };
  };
  const complete = {
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
    KEY_PEPPER: keyPepper,
    CURSOR_SECRET: cursorSecret,
    SESSION_SECRET: sessionSecret,
  };

  it('that are missing are all named in one message', async () => {
    const { code, output } = await start({});
    expect(code).toBe(1);
    for (const name of Object.keys(complete)) expect(output).toContain(`${name} is not set.`);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('that are wrong are all named, and no secret is shown', async () => {
    const wrong = { SESSION_SECRET: 'canary-short', PORTAL_URL: 'portal.example', PORTAL_PORT: 'x' };
    const { code, output } = await start({ ...complete, ...wrong });
    expect(code).toBe(1);
    for (const name of Object.keys(wrong)) expect(output).toContain(name);
    expect(output).not.toContain('canary');
  });
});
