import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RewardView } from '#http/views/reward.view.js';
import type { Answer, Client } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { base, Shop } from '../../support/fixtures/shop.js';

// The first process stays; the two others are killed by turns.
const service = useOwnService(3);
const kills = isSoak ? 20 : 6;
const quantity = 50;
/** Each is caught somewhere else on its way. */
const together = 6;

interface Gift {
  readonly idempotencyKey: string;
  readonly customerId: string;
}

it(`a process that is killed ${kills} times while it gives ${quantity} rewards gives all or none`, async () => {
  const shop = await Shop.open(service.now);
  const template = await shop.rewardTemplate();
  const give = ({ idempotencyKey, customerId }: Gift, client: Client | undefined) => {
    const body = { rewardId: template.shown, quantity };
    const call = { key: shop.key, body, idempotencyKey };
    return client?.call<{ data: RewardView[] }>('POST', `${base}/customers/${customerId}/rewards`, call);
  };
  const givenTo = (uuid: string): Promise<object> =>
    shop.database.row(
      `select count(*) as rewards, count(e.number) as events
       from rewards r left join reward_events e on e.merchant_id = r.merchant_id and e.reward_id = r.id
       where r.merchant_id = $1 and r.customer_id = $2`,
      [shop.merchantId, uuid],
    );
  const none = { rewards: 0, events: 0 };
  const all = { rewards: quantity, events: quantity };
  let restarted: Promise<unknown> = Promise.resolve();
  const outcomes = { answered: 0, lost: 0 };
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = 1 + (kill % 2);
    const gifts = await Promise.all(
      Array.from({ length: together }, async () => ({ idempotencyKey: randomUUID(), customer: await shop.customer() })),
    );
    const client = service.now.clients[victim];
    const sent = gifts.map(({ idempotencyKey, customer }) =>
      give({ idempotencyKey, customerId: customer.shown }, client)?.catch(() => undefined),
    );
    // Killed at any point of the way, the commit included.
    await pause(randomInt(12));
    await service.now.apis[victim]?.kill();
    const answers: (Answer<{ data: RewardView[] }> | undefined)[] = await Promise.all(sent);
    await restarted;
    restarted = service.now.replace(victim);
    for (const [at, { idempotencyKey, customer }] of gifts.entries()) {
      const answer = answers[at];
      if (answer) outcomes.answered += 1;
      else outcomes.lost += 1;
      expect(answer ? [all] : [none, all]).toContainEqual(await givenTo(customer.id));
      const retried = await until('The retry is answered', async () => {
        const retry = await give({ idempotencyKey, customerId: customer.shown }, service.now.client);
        return retry?.status === 409 ? undefined : retry;
      });
      expect(retried.status).toBe(201);
      expect(retried.body.data).toHaveLength(quantity);
      if (answer) expect([retried.text, retried.headers['idempotent-replayed']]).toEqual([answer.text, 'true']);
      expect(await givenTo(customer.id)).toEqual(all);
    }
  }
  await restarted;
  expect(outcomes.lost).toBeGreaterThan(0);
});
