import type { AsyncCommand } from 'fast-check';
import type { RewardView } from '#http/views/reward.view.js';
import { type CardAnswer, type CardWorld, same } from './card-world.js';
import type { ModelCustomer, ModelReward } from './model-customer.js';

/** A refusal: its reason, and the figures beside it. */
export interface Refused {
  readonly error: string;
  readonly required?: number;
  readonly available?: number;
  readonly maximum?: number;
}

/** A command on the customer, after which everything that the service shows is held against the model. */
export abstract class CardCommand implements AsyncCommand<ModelCustomer, CardWorld> {
  check(): boolean {
    return true;
  }

  async run(model: ModelCustomer, world: CardWorld): Promise<void> {
    await this.act(model, world);
    await world.expectAgreement(model);
  }

  protected abstract act(model: ModelCustomer, world: CardWorld): Promise<void>;
  abstract toString(): string;
}

/** Holds the status of an answer, and what a refusal says, against what the model expects. */
export function expectOutcome({ status, body, text }: CardAnswer, refused: Refused | undefined, success = 200): void {
  if (!refused) {
    if (status !== success) throw new Error(`${status} ${text} instead of ${success}.`);
    return;
  }
  const { error, required, available, maximum } = body as typeof body & Refused;
  const said = Object.entries({ error, required, available, maximum }).filter(([, value]) => value !== undefined);
  same('The refusal', [status, Object.fromEntries(said)], [400, refused]);
}

/** Names the rewards of the model as the answer does. They must be of the same templates, in the same order. */
export function nameRewards(views: readonly RewardView[] | undefined, rewards: readonly ModelReward[]): void {
  same(
    'The templates of the rewards',
    views?.map(({ rewardId }) => rewardId),
    rewards.map(({ template }) => template.shown),
  );
  for (const [at, reward] of rewards.entries()) {
    reward.id = views?.[at]?.id ?? '';
    if (reward.entry) reward.entry.rewardIds = [...reward.entry.rewardIds, reward.id];
  }
}

export const idsOf = (rewards: readonly { readonly id: string }[] | undefined): string[] | undefined =>
  rewards?.map(({ id }) => id).toSorted();

/** One of a list, by any number. */
export const nthOf = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(1, items.length)];
