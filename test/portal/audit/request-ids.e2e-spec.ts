import { decodeId } from '#domain/ids.js';
import type { IssuedVoucherView } from '#http/views/issued-voucher.view.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';
import { newEmail, unique } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';

const started = usePortal();
let shop: Shop;
let admin: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'owner' });
});

const at = (path: string): string => `/merchants/${shop.id}${path}`;
const idOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  decodeId('request', String(headers['x-request-id'])) ?? `no id: ${String(headers['x-request-id'])}`;
const requestsOf = async (table: string, condition: string, values: readonly unknown[]): Promise<(string | null)[]> => {
  const rows = await shop.database.rows<{ id: string | null }>(
    `select request_id as id from ${table} where merchant_id = $1 and ${condition} order by created_at, request_id`,
    [shop.merchantId, ...values],
  );
  return rows.map(({ id }) => id);
};

it('a voucher: its ledger, its job and the audit log carry the request, which the answer names', async () => {
  const template = await voucherTemplate(shop);
  const body = { voucherTemplateId: template.shown, recipientEmail: newEmail(), send: true };
  const issued = await admin.post<{ data: IssuedVoucherView['data'] }>(at('/vouchers'), body);
  const { id } = issued.body.data;
  const uuid = decodeId('voucher', id);
  const adjusted = await admin.post(at(`/vouchers/${id}/adjust`), { remainingValue: 1, reason: 'Counted' });
  const cancelled = await admin.post(at(`/vouchers/${id}/cancel`), { reason: 'Returned' });
  const expected = [idOf(issued), idOf(adjusted), idOf(cancelled)];
  expect(await requestsOf('voucher_entries', 'voucher_id = $2', [uuid])).toEqual(expected);
  expect(await requestsOf('audit_entries', 'subject_id = $2', [uuid])).toEqual(expected);
  expect(await requestsOf('staged_jobs', 'subject_id = $2', [uuid])).toEqual([idOf(issued)]);
});

it('an id that the caller gave is shown; the rows carry an id of ours, another one for each request', async () => {
  const headers = { 'x-request-id': `given.${unique()}` };
  const names = [unique(), unique()];
  for (const name of names) {
    const answer = await admin.post(at('/keys'), { name, scopes: ['orders:read'] }, { headers });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([201, headers['x-request-id']]);
  }
  const found = await requestsOf('audit_entries', "details->>'name' = any($2)", [names]);
  expect(found).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(found).size).toBe(2);
});

it('writes that wait for each other carry each their own', async () => {
  const { id, uuid } = await IssuedVoucher.of(shop);
  const release = await shop.database.hold('select 1 from vouchers where merchant_id = $1 and id = $2 for update', [
    shop.merchantId,
    uuid,
  ]);
  const waiting = Array.from({ length: 8 }, (_, n) =>
    admin.post(at(`/vouchers/${id}/adjust`), { remainingValue: n, reason: `number ${n}` }),
  );
  // Two of them have a connection; the others wait for theirs to end.
  await until('They wait', async () => (await shop.database.waiting()) > 0);
  await release();
  const answers = await Promise.all(waiting);
  const rows = await shop.database.rows<{ reason: string; id: string }>(
    "select reason, request_id as id from voucher_entries where merchant_id = $1 and voucher_id = $2 and kind = 'adjust'",
    [shop.merchantId, uuid],
  );
  const expected = answers.map((answer, n) => [`number ${n}`, idOf(answer)]);
  expect(rows.map(({ reason, id: request }) => [reason, request]).toSorted()).toEqual(expected.toSorted());
});

it("support's look", async () => {
  const support = await started.portal.user({ platformRole: 'support' });
  const answer = await support.get(`/support/merchants/${shop.id}/keys`);
  expect(await requestsOf('audit_entries', 'actor_id = $2', [support.staffId])).toEqual([idOf(answer)]);
});

it('a PDF that is rendered for a request of either API', async () => {
  const { id, uuid } = await IssuedVoucher.of(shop);
  // No worker runs: the answer is not waited for, the job is there.
  const headers = { 'x-request-id': `pdf.${unique()}` };
  const aborted = new AbortController();
  const { port } = new URL(started.service.api.url);
  const asked = fetch(`http://127.0.0.1:${port}/v1/public/vouchers/${id}/pdf`, {
    headers: { ...headers, 'x-api-key': shop.key },
    signal: aborted.signal,
  }).catch(() => undefined);
  const jobs = (): Promise<(string | null)[]> => requestsOf('staged_jobs', 'subject_id = $2', [uuid]);
  await until('The job is there', async () => (await jobs()).length === 1);
  aborted.abort();
  await asked;
  expect(await jobs()).toEqual([expect.any(String)]);
});
