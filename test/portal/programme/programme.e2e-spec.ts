import { randomUUID } from 'node:crypto';
import { encodeId } from '#domain/ids.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { expectedView, things } from '../../support/fixtures/portal-programme.js';
import { Shop } from '../../support/fixtures/shop.js';
import { unique } from '../../support/fixtures/random.js';

const started = usePortal();

interface Thing {
  readonly id: string;
  readonly externalId: string;
  readonly title?: string;
  readonly name?: string;
  readonly active: boolean;
}
interface Entry {
  readonly action: string;
  readonly actor_id: string;
  readonly address: string;
  readonly details: { readonly name?: string; readonly changed?: Record<string, { from: unknown; to: unknown }> };
}

let shop: Shop;
let other: Shop;
let admin: PortalUser;
let viewer: PortalUser;
let stranger: PortalUser;

beforeAll(async () => {
  [shop, other] = [await Shop.open(started.service), await Shop.open(started.service)];
  admin = await started.portal.user({ shop, role: 'admin' });
  viewer = await started.portal.user({ shop, role: 'viewer' });
  stranger = await started.portal.user({ shop: other });
  await shop.rewardTemplate({ externalId: 'pen' });
});

const auditOf = (subject: string): Promise<Entry[]> =>
  shop.database.rows<Entry>(
    `select action, actor_id, address, details from audit_entries
     where merchant_id = $1 and subject_id = $2 order by id`,
    [shop.merchantId, subject],
  );
const rowOf = async (path: string, externalId: string): Promise<{ table: string; id: string }> => {
  const table = path === 'cards' ? 'card_definitions' : path.replace('-', '_');
  const { id } = await shop.database.row<{ id: string }>(
    `select id from ${table} where merchant_id = $1 and external_id = $2`,
    [shop.merchantId, externalId],
  );
  return { table, id };
};

describe.each(Object.entries(things))('%s', (_, thing) => {
  const at = (more = '', of = shop): string => `/merchants/${of.id}/${thing.path}${more}`;
  const make = (body: object): Promise<Answer<{ data: Thing }>> => admin.post<{ data: Thing }>(at(), body);
  const change = (id: string, body: object): Promise<Answer<{ data: Thing }>> =>
    admin.patch<{ data: Thing }>(at(`/${id}`), body);
  const made = async (): Promise<Thing> => (await make(thing.good())).body.data;

  it('is made with what was sent, reads as it was answered, and is the first of its list', async () => {
    const body = thing.good();
    const answer = await make(body);
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({ ...expectedView(body), active: true });
    const { id, externalId } = answer.body.data;
    for (const name of [id, externalId]) {
      expect((await viewer.get(at(`/${name}`))).body).toEqual({ success: true, data: answer.body.data });
    }
    const { body: page } = await viewer.get<{ data: Thing[] }>(at('?limit=1'));
    expect(page.data).toEqual([answer.body.data]);
  });

  it('is made once for an Idempotency-Key, however often and by whomever of the team the request is sent', async () => {
    const body = { ...thing.good(), externalId: undefined };
    const entries = () =>
      shop.database.count('select count(*) from audit_entries where merchant_id = $1', [shop.merchantId]);
    const [key, before] = [randomUUID(), await entries()];
    const first = await admin.post<{ data: Thing }>(at(), body, { idempotencyKey: key });
    expect(first.status).toBe(201);
    for (const user of [admin, await started.portal.user({ shop, role: 'owner' })]) {
      const again = await user.post(at(), body, { idempotencyKey: key });
      expect([again.status, again.text, again.headers['idempotent-replayed']]).toEqual([201, first.text, 'true']);
    }
    const changed = await admin.post(at(), { ...body, title: 'Other', name: 'Other' }, { idempotencyKey: key });
    expect([201, 200]).not.toContain(changed.status);
    expect(await entries()).toBe(before + 1);
  });

  it('is changed field by field; what a change does not name stays', async () => {
    let held = await made();
    for (const [field, value] of Object.entries(thing.changes)) {
      const answer = await change(held.id, { [field]: value });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toEqual({ ...held, [field]: value });
      held = answer.body.data;
    }
    expect((await viewer.get<{ data: Thing }>(at(`/${held.id}`))).body.data).toEqual(held);
  });

  it('takes a change of nothing, and of all fields as they are', async () => {
    const body = thing.good();
    const held = (await make(body)).body.data;
    for (const nothing of [{}, body, { ...body, active: true }]) {
      expect((await change(held.id, nothing)).body.data).toEqual(held);
    }
    expect((await auditOf((await rowOf(thing.path, held.externalId)).id)).map(({ action }) => action)).toEqual([
      `${thing.word}.created`,
    ]);
  });

  it('is deactivated and activated, and the list can be filtered by it', async () => {
    const { id } = await made();
    const ids = async (active: boolean): Promise<string[]> =>
      (await viewer.get<{ data: Thing[] }>(at(`?limit=100&active=${active}`))).body.data.map((each) => each.id);
    await change(id, { active: false });
    expect([(await ids(true)).includes(id), (await ids(false)).includes(id)]).toEqual([false, true]);
    await change(id, { active: true });
    expect([(await ids(true)).includes(id), (await ids(false)).includes(id)]).toEqual([true, false]);
    expect((await viewer.get(at('?active=maybe'))).body.error).toBe('invalid_query');
  });

  it('takes another externalId, and gives it up for its own id', async () => {
    const { id } = await made();
    const externalId = unique();
    expect((await change(id, { externalId })).body.data.externalId).toBe(externalId);
    expect((await change(id, { externalId: id })).body.data.externalId).toBe(id);
    expect((await viewer.get(at(`/${externalId}`))).status).toBe(404);
  });

  it('is 409 with an externalId that is taken, and nothing is made or changed', async () => {
    const [first, second] = [await made(), await made()];
    const again = await make({ ...thing.good(), externalId: first.externalId });
    const moved = await change(second.id, { externalId: first.externalId });
    for (const { status, body } of [again, moved]) expect([status, body.error]).toEqual([409, 'external_id_taken']);
    expect((await viewer.get<{ data: Thing }>(at(`/${second.id}`))).body.data).toEqual(second);
  });

  it('is 400 for every bad value, in a new one and in a change, and nothing is made or changed', async () => {
    const held = await made();
    const count = (await viewer.get<{ data: Thing[] }>(at('?limit=100'))).body.data.length;
    for (const [field, value] of thing.bad) {
      const said = `${field}: ${JSON.stringify(value)}`;
      expect([said, (await make({ ...thing.good(), [field]: value })).status]).toEqual([said, 400]);
      expect([said, (await change(held.id, { [field]: value })).status]).toEqual([said, 400]);
    }
    for (const field of thing.required) {
      expect([field, (await make({ ...thing.good(), [field]: undefined })).status]).toEqual([field, 400]);
    }
    for (const unknown of ['active2', 'id', 'createdAt', 'merchantId', '__proto__x']) {
      expect((await make({ ...thing.good(), [unknown]: 1 })).body.error).toBe('unknown_field');
      expect((await change(held.id, { [unknown]: 1 })).body.error).toBe('unknown_field');
    }
    for (const active of [null, 'true', 1]) expect((await change(held.id, { active })).status).toBe(400);
    expect((await viewer.get<{ data: Thing }>(at(`/${held.id}`))).body.data).toEqual(held);
    expect((await viewer.get<{ data: Thing[] }>(at('?limit=100'))).body.data).toHaveLength(count);
  });

  it('is 403 for a viewer who creates or changes, 401 without a session, 404 for users of another merchant', async () => {
    const { id } = await made();
    const calls = [['POST', at()] as const, ['PATCH', at(`/${id}`)] as const];
    for (const [method, path] of calls) {
      expect((await viewer.call(method, path, thing.good())).body.error).toBe('role_missing');
      expect((await started.portal.anonymous().call(method, path, thing.good())).status).toBe(401);
      const nowhere = path.replace(shop.id, encodeId('merchant', randomUUID()));
      const [there, gone] = [await stranger.call(method, path, {}), await stranger.call(method, nowhere, {})];
      expect([there.status, there.text]).toEqual([404, gone.text]);
    }
  });

  it("is 404 for another merchant's, another kind's and an unknown id, byte for byte", async () => {
    const { id } = await made();
    const ids = [id, encodeId('customer', randomUUID()), encodeId('location', randomUUID()), 'no%20such', '%00'];
    const texts = new Set<string>();
    for (const name of ids) {
      for (const answer of [
        await stranger.get(at(`/${name}`, other)),
        await stranger.patch(at(`/${name}`, other), {}),
      ]) {
        expect([answer.status, answer.body.error]).toEqual([404, thing.notFound]);
        texts.add(answer.text);
      }
    }
    expect(texts.size).toBe(1);
  });

  it('keeps all of several changes at the same moment', async () => {
    const held = await made();
    const { table, id } = await rowOf(thing.path, held.externalId);
    const letGo = await shop.database.hold(`select 1 from ${table} where id = $1 for update`, [id]);
    const changes = Object.entries(thing.changes).map(([field, value]) => change(held.id, { [field]: value }));
    // More would not get a connection: two at most wait for one row.
    await until('Two wait for the row', async () => (await shop.database.waiting()) === 2);
    await letGo();
    for (const answer of await Promise.all(changes)) expect(answer.status).toBe(200);
    expect((await viewer.get<{ data: Thing }>(at(`/${held.id}`))).body.data).toEqual({ ...held, ...thing.changes });
  });

  it('says in the audit log who made it and who changed what, from what to what', async () => {
    const held = await made();
    const [field = '', to] = Object.entries(thing.changes)[0] ?? [];
    await change(held.id, { [field]: to });
    const entries = await auditOf((await rowOf(thing.path, held.externalId)).id);
    const by = { actor_id: admin.staffId, address: '127.0.0.1' };
    const from = new Map<string, unknown>(Object.entries(held)).get(field);
    expect(entries).toMatchObject([
      { ...by, action: `${thing.word}.created`, details: { name: held.title ?? held.name } },
      { ...by, action: `${thing.word}.updated`, details: { changed: { [field]: { from, to } } } },
    ]);
  });
});
