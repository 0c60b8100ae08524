import type { ExplanationView } from '#portal/vouchers/explanation.view.js';
import { HeldCard, openEnded } from '../../support/fixtures/held-card.js';
import { IssuedReward } from '../../support/fixtures/rewards.js';
import { Shop } from '../../support/fixtures/shop.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const started = usePortal();
let shop: Shop;
let viewer: PortalUser;
beforeAll(async () => {
  shop = await Shop.open(started.service);
  viewer = await started.portal.user({ shop, role: 'viewer' });
});

async function explain(id: string, at?: string): Promise<ExplanationView> {
  const query = at === undefined ? '' : `?at=${at}`;
  const path = `/merchants/${shop.id}/rewards/${id}/explain${query}`;
  return (await viewer.get<{ data: ExplanationView }>(path)).body.data;
}
const failed = ({ rules }: ExplanationView): string[] =>
  rules.filter(({ passed }) => passed === false).map(({ rule }) => rule);

it('a reward that was cancelled would not be redeemed, and would have been before', async () => {
  const { shown } = await shop.rewardTemplate({ title: 'A cake' });
  const card = await HeldCard.of(shop, { ...openEnded, progression: [{ at: 100, rewardTemplateId: shown }] });
  const [reward] = (await card.give(120)).body.rewards;
  const id = reward?.id ?? '';
  const active = await explain(id);
  await card.reverse(1);
  expect(failed(await explain(id))).toEqual(['not_cancelled']);
  expect(failed(await explain(id, active.at))).toEqual([]);
});

it('a reward whose redemption was reversed was redeemed between the two', async () => {
  const reward = await IssuedReward.of(shop);
  await reward.redeem();
  const redeemed = await explain(reward.id);
  await shop.post(`${reward.path}/reverse`, { reason: 'By mistake' });
  expect(failed(redeemed)).toEqual(['not_redeemed']);
  expect(failed(await explain(reward.id, redeemed.at))).toEqual(['not_redeemed']);
  expect(failed(await explain(reward.id))).toEqual([]);
});
