import { scopes } from '#domain/keys/api-key.js';
import type { KeyView } from '#portal/keys/key.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, useOwnPortal } from '../../support/harness/portal.js';
import { wholeDatabase } from '../../support/harness/portal-mail.js';
import { base, Shop } from '../../support/fixtures/shop.js';

const started = useOwnPortal();

interface NewKey {
  readonly data: KeyView;
  readonly secret: string;
}

let shop: Shop;
let admin: PortalUser;
/** Below the merchant. */
const keys = (more = ''): string => `/merchants/${shop.id}/keys${more}`;
const make = (given: object = {}): Promise<Answer<NewKey>> =>
  admin.post<NewKey>(keys(), { name: 'Web shop', scopes: ['profile:read'], ...given });
const list = async (): Promise<readonly KeyView[]> => (await admin.get<{ data: KeyView[] }>(keys())).body.data;
const statusOf = async (secret: string): Promise<number> =>
  (await started.service.client.call('GET', `${base}/me`, { key: secret })).status;

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

describe('creating a key', () => {
  it('gives the record and, once, a secret that the public API takes', async () => {
    const made = await make({ name: '  Till 4 ', scopes: ['profile:read', 'orders:write'] });
    expect(made.status).toBe(201);
    const { data, secret } = made.body;
    expect(data).toMatchObject({ name: 'Till 4', status: 'active', createdBy: admin.id, createdByName: admin.name });
    expect(data.scopes).toEqual(['profile:read', 'orders:write']);
    expect(secret.startsWith(`${data.prefix}_`) && secret.endsWith(data.lastFour)).toBe(true);
    expect(await statusOf(secret)).toBe(200);
    const read = await admin.get<{ data: KeyView }>(keys(`/${data.id}`));
    expect(read.text).not.toContain(secret.slice(-49));
    expect((await list()).map(({ id }) => id)).toContain(data.id);
  });

  const past = new Date(Date.now() - 1000).toISOString();
  it.each([
    ['no name', { name: undefined }],
    ['an empty name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(81) }],
    ['a name of another type', { name: 7 }],
    ['no scopes', { scopes: undefined }],
    ['an empty list of scopes', { scopes: [] }],
    ['a scope twice', { scopes: ['orders:read', 'orders:read'] }],
    ['an unknown scope', { scopes: ['orders:delete'] }],
    ['scopes as text', { scopes: 'orders:read' }],
    ['an expiry in the past', { expiresAt: past }],
    ['an expiry that is no instant', { expiresAt: '2027-02-31T00:00:00Z' }],
    ['an expiry without its offset', { expiresAt: '2027-01-31T00:00:00' }],
    ['a field that is none', { secret: 'mine' }],
  ])('is 400 with %s, and makes nothing', async (_what, given) => {
    expect((await make(given)).status).toBe(400);
    expect(await list()).toHaveLength(1);
  });

  it('is 409 for the eleventh active one, also when 15 are made at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => make()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(9);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect((await list()).filter(({ status }) => status === 'active')).toHaveLength(10);
    expect((await make()).body.error).toBe('too_many_keys');
  });

  it('makes room where a key expires or is revoked', async () => {
    const made = await Promise.all(Array.from({ length: 9 }, () => make()));
    expect((await make()).status).toBe(409);
    await admin.post(keys(`/${made[0]?.body.data.id}/revoke`));
    expect((await make()).status).toBe(201);
  });
});

/** Ends the connection of whoever waits to read the last uses of keys, which belong to an answer, as often as it tries. */
async function loseTheAnswer(answering: () => Promise<Answer>): Promise<Answer> {
  const release = await shop.database.hold('lock table api_key_uses in access exclusive mode', []);
  let answer: Answer | undefined;
  try {
    const sent = answering().then((given) => (answer = given));
    await until('The answer is given up', async () => {
      await shop.database.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'test' and wait_event_type = 'Lock'`,
      );
      return answer !== undefined;
    });
    return await sent;
  } finally {
    await release();
  }
}

describe('an answer that could not be made leaves everything as it was:', () => {
  it('no key is created if its secret cannot be returned', async () => {
    const before = await list();
    expect((await loseTheAnswer(() => make())).status).toBe(503);
    expect(await list()).toEqual(before);
  });

  it.each(['rotate', 'revoke'])('the key still works after a failed %s', async (act) => {
    const { body } = await make();
    const before = await list();
    expect((await loseTheAnswer(() => admin.post(keys(`/${body.data.id}/${act}`)))).status).toBe(503);
    expect(await list()).toEqual(before);
    expect(await statusOf(body.secret)).toBe(200);
  });
});

describe('rotating a key', () => {
  it('gives a new secret at once and ends the old one, with 10 active too', async () => {
    const { body: old } = await make({ scopes: [...scopes] });
    for (let more = 0; more < 8; more += 1) await make();
    const rotated = await admin.post<NewKey>(keys(`/${old.data.id}/rotate`));
    expect(rotated.status).toBe(201);
    expect(rotated.body.data).toMatchObject({
      name: old.data.name,
      scopes: old.data.scopes,
      integrationId: old.data.integrationId,
      rotatedFromId: old.data.id,
      status: 'active',
    });
    expect([await statusOf(old.secret), await statusOf(rotated.body.secret)]).toEqual([401, 200]);
    const after = await admin.get<{ data: KeyView }>(keys(`/${old.data.id}`));
    expect(after.body.data).toMatchObject({
      status: 'revoked',
      rotatedToId: rotated.body.data.id,
      revokedBy: admin.id,
    });
    expect((await admin.post(keys(`/${old.data.id}/rotate`))).status).toBe(409);
  });

  it('happens once when two people do it at the same instant', async () => {
    const { body } = await make();
    const both = await Promise.all([1, 2].map(() => admin.post(keys(`/${body.data.id}/rotate`))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('revoking a key', () => {
  it('ends it for good, and once', async () => {
    const { body } = await make();
    const revoked = await admin.post<{ data: KeyView }>(keys(`/${body.data.id}/revoke`));
    expect(revoked.body.data).toMatchObject({ status: 'revoked', revokedBy: admin.id, revokedByName: admin.name });
    expect(await statusOf(body.secret)).toBe(401);
    const again = await admin.post(keys(`/${body.data.id}/revoke`));
    expect([again.status, again.body.error]).toEqual([409, 'key_not_active']);
  });

  it('is refused with a field that belongs to a rotation, and takes a body without fields', async () => {
    const { body } = await make();
    const mistaken = await admin.post(keys(`/${body.data.id}/revoke`), { keepOldFor: '24h' });
    expect([mistaken.status, mistaken.body.error]).toEqual([400, 'unknown_field']);
    expect(await statusOf(body.secret)).toBe(200);
    for (const empty of [{}, '']) {
      const { body: another } = await make();
      expect((await admin.post(keys(`/${another.data.id}/revoke`), empty)).status).toBe(200);
    }
  });
});

describe('keys', () => {
  it('are listed active first, then revoked ones, and never with a secret', async () => {
    const [first, second] = [(await make({ name: 'one' })).body, (await make({ name: 'two' })).body];
    await admin.post(keys(`/${first.data.id}/revoke`));
    const shown = await list();
    expect(shown.map(({ status }) => status)).toEqual(['active', 'active', 'revoked']);
    for (const { secret } of [first, second]) expect(JSON.stringify(shown)).not.toContain(secret.slice(22, 60));
  });

  it('leave no secret in the database, in a log of either process, in the audit log or in a list', async () => {
    const { body } = await make();
    const rotated = await admin.post<NewKey>(keys(`/${body.data.id}/rotate`));
    await statusOf(rotated.body.secret);
    const answers = await Promise.all([admin.get(keys()), admin.get(`/merchants/${shop.id}/audit-log`)]);
    const logs = [started.portal.process.process.output, started.service.api.process.output];
    const held = [await wholeDatabase(shop.database), ...logs, ...answers.map(({ text }) => text)];
    expect(held[0]).toContain(body.data.prefix.slice('lrw_live_'.length));
    for (const { secret } of [body, rotated.body]) {
      for (const text of held) expect(text.includes(secret.slice(22, 65))).toBe(false);
    }
  });

  it("of another merchant's are 404", async () => {
    const other = await Shop.open(started.service);
    const stranger = await started.portal.user({ shop: other, role: 'owner' });
    const { body } = await make();
    for (const [method, more] of [
      ['GET', ''],
      ['POST', '/rotate'],
      ['POST', '/revoke'],
    ] as const) {
      const answer = await stranger.call(method, `/merchants/${other.id}/keys/${body.data.id}${more}`);
      expect([method, answer.status, answer.body.error]).toEqual([method, 404, 'key_not_found']);
    }
  });
});
