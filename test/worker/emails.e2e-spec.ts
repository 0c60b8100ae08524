import type { Page } from '#http/input/list-page.js';
import { replayDeadJobs } from '#persistence/jobs/dead-job.store.js';
import type { EmailView } from '#portal/emails/email.view.js';
import { until } from '../support/harness/deadline.js';
import { type PortalUser, portalBase, useOwnPortal } from '../support/harness/portal.js';
import { WorkerProcess } from '../support/harness/worker-process.js';
import { InvitationFixture } from '../support/fixtures/invitations.js';
import { newEmail } from '../support/fixtures/random.js';
import { issue, IssuedVoucher, voucherTemplate } from '../support/fixtures/vouchers.js';
import { messageIdOf, readMail, TestMailServer } from '../support/servers/test-mail-server.js';

const running = useOwnPortal();
let mails: TestMailServer;
let worker: WorkerProcess;
beforeAll(async () => {
  mails = await TestMailServer.start();
  worker = await WorkerProcess.start(running.service.database.url, mails.url, { JOB_RETRY_SECONDS: '1' });
});
afterAll(async () => {
  await worker.stop();
  await mails.stop();
});
afterEach(() => {
  mails.mood = 'takes';
});

let place: InvitationFixture;
let owner: PortalUser;
let staff: PortalUser;
let own: string;
beforeEach(async () => {
  place = await InvitationFixture.begin(running.service, running.portal);
  ({ owner } = place);
  staff = await running.portal.user({ shop: place.shop, role: 'staff', name: 'Sam' });
  own = `/merchants/${place.shop.id}`;
});

const list = async (query = '', user = owner, path = own): Promise<readonly EmailView[]> =>
  (await user.get<Page<EmailView>>(`${path}/emails${query}`)).body.data;
const only = async (query: string, status: string): Promise<EmailView> =>
  until(`It is ${status}`, async () => (await list(query)).find((email) => email.status === status), 90_000);
const pageOf = (path: string, { client, cookie }: PortalUser) =>
  client.send('GET', `${portalBase}${path}`, { headers: { cookie } });
const voucher = () => IssuedVoucher.of(place.shop);

describe('what became of an e-mail', () => {
  it('accepted: to whom, by whom, when, with the answer of the server and the Message-ID of the header', async () => {
    const { id, issued } = await voucher();
    const recipient = issued.recipient.email ?? '';
    expect((await staff.post(`${own}/vouchers/${id}/send`)).status).toBe(200);
    const email = await only(`?subjectId=${id}`, 'accepted');
    const [taken] = mails.to(recipient);
    expect(email).toMatchObject({ kind: 'voucher', subjectId: id, recipient, attempts: 1, reason: null });
    expect(email).toMatchObject({ by: { kind: 'staff', id: staff.id, name: 'Sam' }, nextAttemptAt: null });
    expect(email.messageId).toBe(taken && messageIdOf(taken));
    expect(email.response).toMatch(/^250 /);
    expect(Date.parse(email.updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(email.createdAt));
    const [byId, byMessageId] = [
      await owner.get<{ data: { href: string }[] }>(`${own}/search?q=${email.id}`),
      await owner.get(`${own}/search?q=${encodeURIComponent(email.messageId ?? '')}`),
    ];
    expect(byId.body.data).toMatchObject([{ kind: 'email', href: `${own}/vouchers/${id}` }]);
    expect(byMessageId.body).toEqual(byId.body);
  });

  it('failed: with the answer of the server; tried again meanwhile; sent to another address it is another e-mail', async () => {
    const { id, issued } = await voucher();
    mails.mood = 550;
    await place.shop.post(`/vouchers/${id}/send`, {});
    const waiting = await until('One attempt has failed', async () =>
      (await list(`?subjectId=${id}`)).find(({ attempts }) => attempts === 1),
    );
    expect(waiting).toMatchObject({ status: 'queued', response: '550 Not now', nextAttemptAt: expect.any(String) });
    const failed = await only(`?subjectId=${id}`, 'failed');
    expect(failed).toMatchObject({ attempts: 2, response: '550 Not now', messageId: null, nextAttemptAt: null });
    expect(failed).toMatchObject({
      by: { kind: 'key' },
      recipient: issued.recipient.email,
      reason: expect.any(String),
    });
    expect((await list('?status=failed')).map((email) => email.id)).toEqual([failed.id]);

    mails.mood = 'takes';
    const right = newEmail('right');
    const sent = await staff.post(`${own}/vouchers/${id}/send`, { recipientEmail: ` ${right.toUpperCase()} ` });
    expect(sent.status).toBe(200);
    expect(await only(`?subjectId=${id}`, 'accepted')).toMatchObject({ recipient: right });
    expect(mails.to(right)).toHaveLength(1);
    const shown = (await owner.get<{ data: { recipient: object } }>(`${own}/vouchers/${id}`)).body.data;
    expect(shown.recipient).toMatchObject({ email: right });
    const { body } = await owner.get<{ data: { action: string; details: object }[] }>(`${own}/audit-log`);
    const entry = body.data.find(({ action }) => action === 'voucher.sent');
    expect(entry?.details).toEqual({ name: 'Gift voucher', changed: ['recipientEmail'] });
    expect(JSON.stringify(body)).not.toContain(right);
  });

  it('failed, and replayed by an operator: queued again, then accepted', async () => {
    const { id, uuid } = await voucher();
    mails.mood = 550;
    await place.shop.post(`/vouchers/${id}/send`, {});
    const failed = await only(`?subjectId=${id}`, 'failed');
    mails.mood = 'takes';
    mails.hold('final dot');
    const { database } = running.service;
    const [job] = await database.rows<{ id: string }>('select id from staged_jobs where subject_id = $1', [uuid]);
    expect(await replayDeadJobs(database.db, job?.id)).toBe(1);
    await until('It is being sent again', () => mails.holding === 1);
    expect((await list('?status=failed')).map((email) => email.id)).not.toContain(failed.id);
    expect((await only(`?subjectId=${id}`, 'queued')).reason).toBeNull();
    mails.release();
    const accepted = await only(`?subjectId=${id}`, 'accepted');
    expect(accepted).toMatchObject({ id: failed.id, reason: null });
  });

  it('an e-mail that waits is not sent to an address that was replaced', async () => {
    const { id, issued } = await voucher();
    mails.mood = 550;
    await place.shop.post(`/vouchers/${id}/send`, {});
    await until('One attempt has failed', async () => (await list(`?subjectId=${id}`))[0]?.attempts === 1);
    const right = newEmail('right');
    await staff.post(`${own}/vouchers/${id}/send`, { recipientEmail: right });
    mails.mood = 'takes';
    expect(await only(`?subjectId=${id}`, 'not_sent')).toMatchObject({ reason: 'recipient_changed' });
    await only(`?subjectId=${id}`, 'accepted');
    expect([mails.to(issued.recipient.email ?? '').length, mails.to(right).length]).toEqual([0, 1]);
  });

  it.each(['readdressed', 'cancelled'] as const)(
    'not sent: a voucher that is %s while its PDF is rendered',
    async (how) => {
      const { id, issued } = await voucher();
      const { database } = running.service;
      // The PDF is rendered, and can't be stored yet.
      const release = await database.hold('lock table voucher_pdfs in exclusive mode', []);
      try {
        await place.shop.post(`/vouchers/${id}/send`, {});
        await until('The PDF is rendered', async () => (await database.waiting()) === 1);
        const right = newEmail('right');
        if (how === 'cancelled') await place.shop.post(`/vouchers/${id}/cancel`, { reason: 'Mistake' });
        else await staff.post(`${own}/vouchers/${id}/send`, { recipientEmail: right });
      } finally {
        await release();
      }
      const reason = how === 'cancelled' ? 'voucher_cancelled' : 'recipient_changed';
      expect(await only(`?subjectId=${id}`, 'not_sent')).toMatchObject({ reason });
      expect(mails.to(issued.recipient.email ?? '')).toEqual([]);
    },
  );

  it('not sent: a voucher that was cancelled meanwhile', async () => {
    const { id } = await voucher();
    mails.mood = 421;
    await place.shop.post(`/vouchers/${id}/send`, {});
    await until('One attempt has failed', async () => (await list(`?subjectId=${id}`))[0]?.attempts === 1);
    await place.shop.post(`/vouchers/${id}/cancel`, { reason: 'Mistake' });
    mails.mood = 'takes';
    expect(await only(`?subjectId=${id}`, 'not_sent')).toMatchObject({ reason: 'voucher_cancelled' });
  });
});

describe('an invitation', () => {
  it('is sent again to the same address with the same link, and to another one as a new invitation', async () => {
    const first = await place.invite('admin');
    const wrong = await only(`?subjectId=${first.id}`, 'accepted');
    expect(wrong).toMatchObject({ kind: 'invitation', recipient: place.email, by: { name: 'Ada' } });
    const send = (id: string, body?: object) =>
      owner.post<{ data: { id: string; email: string; role: string } }>(`${place.path}/${id}/send`, body);
    expect((await send(first.id, { email: place.email })).body.data.id).toBe(first.id);
    const right = newEmail('right');
    const { data: second } = (await send(first.id, { email: right })).body;
    expect(second).toMatchObject({ email: right, role: 'admin' });
    expect((await place.list()).map(({ id }) => id)).toEqual([second.id]);
    expect(await only(`?subjectId=${second.id}`, 'accepted')).toMatchObject({ recipient: right });
    expect((await place.lookUp(place.tokenOf(first))).body).toMatchObject({ error: 'invitation_withdrawn' });
    const member = await send(second.id, { email: staff.email });
    expect([member.status, member.body]).toMatchObject([409, { error: 'already_member' }]);
    expect((await send(first.id, { email: newEmail() })).status).toBe(409);
  });

  it('is shown with its e-mails to owners alone', async () => {
    const { id } = await place.invite();
    const email = await only(`?subjectId=${id}`, 'accepted');
    const admin = await running.portal.user({ shop: place.shop, role: 'admin' });
    for (const query of ['', `?subjectId=${id}`, '?status=failed']) expect(await list(query, admin)).toEqual([]);
    const found = async (user: PortalUser) =>
      (await user.get<{ data: object[] }>(`${own}/search?q=${email.id}`)).body.data.length;
    expect([await found(admin), await found(owner)]).toEqual([0, 1]);
    expect((await admin.get(`${place.path}/${id}/email`)).status).toBe(403);
    const preview = await pageOf(`${place.path}/${id}/email`, owner);
    expect(preview.headers['content-security-policy']).toContain("default-src 'none'");
    expect(preview.text).toContain('Accept the invitation');
    for (const one of await place.list()) expect(preview.text).not.toContain(place.tokenOf(one));
  });
});

it('the list goes by cursor, and a cursor belongs to its filter', async () => {
  const gift = await voucherTemplate(place.shop);
  const ids: string[] = [];
  for (let at = 0; at < 3; at += 1) ids.push((await IssuedVoucher.of(place.shop, gift, { send: true })).id);
  const first = (await owner.get<Page<EmailView>>(`${own}/emails?limit=2`)).body;
  const second = (await owner.get<Page<EmailView>>(`${own}/emails?limit=2&cursor=${first.pagination.nextCursor}`)).body;
  expect([...first.data, ...second.data].map(({ subjectId }) => subjectId)).toEqual(ids.toReversed());
  expect(second.pagination).toMatchObject({ hasMore: false, nextCursor: null });
  const other = await owner.get(`${own}/emails?status=failed&cursor=${first.pagination.nextCursor}`);
  expect([other.status, other.body]).toMatchObject([400, { error: 'cursor_invalid' }]);
});

it('support sees all e-mails, and each look is in the audit log', async () => {
  const support = await running.portal.user({ platformRole: 'support' });
  const { id } = await place.invite();
  const { id: gift } = await voucher();
  await place.shop.post(`/vouchers/${gift}/send`, {});
  const seen = await list('', support, `/support${own}`);
  expect(seen.map(({ subjectId }) => subjectId)).toEqual([gift, id]);
  expect((await place.actions()).filter((action) => action.startsWith('support.'))).toEqual(['support.viewed_emails']);
});

it("is in the recipient's language where the voucher has one, and else in the merchant's", async () => {
  const gift = await voucherTemplate(place.shop);
  const german = await IssuedVoucher.of(place.shop, gift, { recipientLanguage: 'de', send: true });
  const plain = await IssuedVoucher.of(place.shop, gift, { send: true });
  expect([(await german.read()).recipientLanguage, (await plain.read()).recipientLanguage]).toEqual(['de', null]);
  for (const [{ id, issued }, language, subject] of [
    [german, 'de', 'Ihr Gutschein von '],
    [plain, 'en-GB', 'Your voucher from '],
  ] as const) {
    await only(`?subjectId=${id}`, 'accepted');
    const [taken] = mails.to(issued.recipient.email ?? '');
    expect(taken && (await readMail(taken)).subject?.startsWith(subject)).toBe(true);
    expect((await pageOf(`${own}/vouchers/${id}/email`, staff)).text).toContain(`<html lang="${language}"`);
  }
  for (const recipientLanguage of ['xx', 'de-AT', '', null, 1]) {
    const refused = await issue(place.shop, gift.shown, { recipientLanguage });
    expect([recipientLanguage, refused.status, refused.body.error]).toEqual([recipientLanguage, 400, 'invalid_field']);
  }
});

it('the preview of a voucher is the e-mail with its code, in light and dark', async () => {
  const { id, code } = await voucher();
  const [light, dark] = [
    await pageOf(`${own}/vouchers/${id}/email`, staff),
    await pageOf(`${own}/vouchers/${id}/email?scheme=dark`, staff),
  ];
  for (const page of [light, dark]) expect([page.status, page.text.includes(code)]).toEqual([200, true]);
  expect(light.text).not.toBe(dark.text);
  expect((await staff.get(`${own}/vouchers/vch_unknown/email`)).body).toMatchObject({ error: 'voucher_not_found' });
  expect((await list()).length).toBe(0);
});
