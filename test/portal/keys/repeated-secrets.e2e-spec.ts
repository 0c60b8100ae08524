import { randomUUID } from 'node:crypto';
import { answerCipher } from '#accounts/answer-cipher.js';
import { recordOf } from '#persistence/database/idempotency.js';
import { keyPepper } from '../../support/harness/api-process.js';
import type { Answer } from '../../support/harness/client.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

interface WithSecret {
  readonly data: { readonly id: string };
  readonly secret: string;
  readonly error?: string;
}

let shop: Shop;
let admin: PortalUser;
const post = (user: PortalUser, path: string, body: object, key: string | null = null): Promise<Answer<WithSecret>> =>
  user.post<WithSecret>(`/merchants/${shop.id}${path}`, body, { idempotencyKey: key });

const newKey = { name: 'Web shop', scopes: ['profile:read'] };
const newEndpoint = { url: 'https://shop.example/hook', types: ['*'] };
const existing = async (path: string, body: object): Promise<string> => (await post(admin, path, body)).body.data.id;

/** Each write whose answer has a secret, the table of what it makes, and how many rows that has after it. */
const writes = [
  ['a new key', 'api_keys', 1, async () => ['/keys', newKey]],
  ['a rotated key', 'api_keys', 2, async () => [`/keys/${await existing('/keys', newKey)}/rotate`, {}]],
  ['a new webhook endpoint', 'webhook_endpoints', 1, async () => ['/webhook-endpoints', newEndpoint]],
  [
    'a rotated webhook secret',
    'webhook_endpoints',
    1,
    async () => [
      `/webhook-endpoints/${await existing('/webhook-endpoints', newEndpoint)}/rotate-secret`,
      { overlapHours: 1 },
    ],
  ],
] as const satisfies readonly (readonly [string, string, number, () => Promise<readonly [string, object]>])[];

const rowsOf = (table: string): Promise<number> =>
  shop.database.count(`select count(*) from ${table} where merchant_id = $1`, [shop.merchantId]);
const entriesOf = (): Promise<number> =>
  shop.database.count('select count(*) from audit_entries where merchant_id = $1', [shop.merchantId]);

beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
  await shop.database.rows('delete from idempotency_answers where merchant_id = $1', [shop.merchantId]);
});

describe.each(writes)('%s', (_, table, made, prepare) => {
  it('has the same secret however often its request is repeated, and is made once', async () => {
    const others = await rowsOf(table);
    const [path, body] = await prepare();
    const key = randomUUID();
    const first = await post(admin, path, body, key);
    expect(first.status).toBe(201);
    const entries = await entriesOf();
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const again = await post(await admin.elsewhere().signIn(), path, body, key);
      expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
    }
    expect([await rowsOf(table), await entriesOf()]).toEqual([others + made, entries]);
  });

  it('is stored so that only who has its Idempotency-Key can read the secret', async () => {
    const [path, body] = await prepare();
    const key = randomUUID();
    const { secret } = (await post(admin, path, body, key)).body;
    const [stored] = await shop.database.rows<{ body: string; hash: Buffer }>(
      'select body, key_hash as hash from idempotency_answers where merchant_id = $1',
      [shop.merchantId],
    );
    expect(stored?.body).toMatch(/^sealed:/);
    const read = (under: string): string =>
      answerCipher(under).unseal(recordOf(shop.merchantId, stored?.hash ?? Buffer.alloc(0)), stored?.body ?? '');
    expect(() => read(keyPepper)).toThrow();
    expect(read(`${keyPepper}\0${key}`)).toContain(secret);
  });

  it('is never answered to another member, whatever their role, nor to a member who may not make it any more', async () => {
    const [path, body] = await prepare();
    const key = randomUUID();
    const { secret } = (await post(admin, path, body, key)).body;
    const rows = await rowsOf(table);
    for (const role of ['admin', 'owner'] as const) {
      const answer = await post(await started.portal.user({ shop, role }), path, body, key);
      expect([answer.status, answer.body.error]).toEqual([409, 'idempotency_mismatch']);
      expect(answer.text).not.toContain(secret);
    }
    const staff = await started.portal.user({ shop, role: 'staff' });
    const owner = await started.portal.user({ shop, role: 'owner' });
    const lowered = await owner.patch(`/merchants/${shop.id}/staff/${admin.id}`, { role: 'staff' });
    expect(lowered.status).toBe(200);
    for (const user of [staff, admin]) {
      const answer = await post(user, path, body, key);
      expect([answer.status, answer.body.error]).toEqual([403, 'role_missing']);
    }
    expect(await rowsOf(table)).toBe(rows);
  });
});

it('without an Idempotency-Key every request makes another key, and no answer is stored', async () => {
  const [one, other] = [await post(admin, '/keys', newKey), await post(admin, '/keys', newKey)];
  expect(one.body.secret).not.toBe(other.body.secret);
  const stored = 'select count(*) from idempotency_answers where merchant_id = $1';
  expect(await shop.database.count(stored, [shop.merchantId])).toBe(0);
});
