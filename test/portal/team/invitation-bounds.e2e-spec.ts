import type { Answer } from '../../support/harness/client.js';
import { usePortal } from '../../support/harness/portal.js';
import { InvitationFixture, type ShownInvitation } from '../../support/fixtures/invitations.js';
import { newEmail } from '../../support/fixtures/random.js';

const running = usePortal();
let place: InvitationFixture;
beforeEach(async () => {
  place = await InvitationFixture.begin(running.service, running.portal);
});

const invite = (email = newEmail()): Promise<Answer<{ data: ShownInvitation }>> =>
  place.owner.post<{ data: ShownInvitation }>(place.path, { email, role: 'viewer' });
const atOnce = (count: number): Promise<Answer<{ data: ShownInvitation }>[]> =>
  Promise.all(Array.from({ length: count }, () => invite()));

it('30 e-mails of invitations go out within an hour, sent again or anew, and not one more at one instant', async () => {
  for (let sent = 0; sent < 25; sent += 5) await atOnce(5);
  const [{ id = '' } = {}] = await place.list();
  const again = () => place.owner.post(`${place.path}/${id}/send`);
  const last = await Promise.all([invite(), again(), invite(), again(), invite(), again(), invite(), again()]);
  expect(last.filter(({ status }) => status < 300)).toHaveLength(5);
  const refused = last.filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body.error)).toEqual(Array.from({ length: 3 }, () => 'rate_limited'));
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
  const jobs = "select count(*) from staged_jobs where merchant_id = $1 and kind = 'send_invitation'";
  expect(await place.shop.database.count(jobs, [place.shop.merchantId])).toBe(30);
});

it('100 invitations can wait; one that takes the place of another still can', async () => {
  const email = newEmail();
  await place.shop.database.rows(
    `insert into invitations (merchant_id, id, email, role, expires_at, created_at)
     select $1, gen_random_uuid(), case at when 1 then $2 else at || '@staff.example' end, 'viewer', now(), now()
     from generate_series(1, 99) at`,
    [place.shop.merchantId, email],
  );
  const two = await Promise.all([invite(), invite()]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(two.find(({ status }) => status === 409)?.body.error).toBe('too_many_invitations');
  expect((await invite(email)).status).toBe(201);
  const [{ id = '' } = {}] = await place.list();
  expect((await place.owner.delete(`${place.path}/${id}`)).status).toBe(200);
  expect((await invite()).status).toBe(201);
});
