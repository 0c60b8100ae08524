import type { SharedOperation } from '../openapi/documented-operation.js';
import type { Documented } from '../openapi/documented-refusals.js';
import { cardExample, cardParams, CardView } from '../views/card.view.js';
import { GivenView } from '../views/given.view.js';
import { revokedRewardExample, ReversedEntryView } from '../views/reversed-entry.view.js';
import { rewardExample } from '../views/reward.view.js';
import { SpentView } from '../views/spent.view.js';
import * as bodies from './card-bodies.js';

const write = { method: 'POST', idempotency: 'required', params: cardParams } as const;
const pointsCard = { ...cardExample, title: 'Points', type: 'points', stamps: 0, points: 230 };
const give = {
  answer: {
    description: 'The card with its new balance, and the rewards issued by this request.',
    shape: 'whole',
    type: GivenView,
    example: { data: cardExample, rewards: [rewardExample] },
  },
  refusals: [
    'customer_not_found',
    'card_not_found',
    'location_not_found',
    'location_inactive',
    'card_type_mismatch',
    'card_inactive',
    'balance_too_large',
    'too_many_rewards',
  ],
} as const;
const correctionOf = (change: number) => ({
  type: bodies.CorrectBalanceBody,
  example: { change, reason: 'Counted twice' },
});
const corrected = { description: 'The card with its new balance.', shape: 'data', type: CardView } as const;
const correctionRefusals: readonly Documented[] = [
  'customer_not_found',
  'card_not_found',
  'insufficient_balance',
  'balance_too_large',
];

/** (docs/reference/cards.md) */
export const cardOperations = {
  giveStamps: {
    ...write,
    ...give,
    id: 'giveStamps',
    summary: 'Give stamps',
    description:
      "Adds stamps to a customer's stamp card and issues the rewards of the thresholds that are reached. A full " +
      'card starts again with the remaining stamps.',
    body: { type: bodies.GiveStampsBody, example: { quantity: 2 } },
  },
  givePoints: {
    ...write,
    ...give,
    id: 'givePoints',
    summary: 'Give points',
    description:
      "Adds points to a customer's points card and issues the rewards of the thresholds that are reached. A card " +
      'with a size starts again when it is full, with the remaining points.',
    body: { type: bodies.GivePointsBody, example: { quantity: 50 } },
  },
  adjustPoints: {
    ...write,
    id: 'adjustPoints',
    summary: 'Adjust a points balance',
    description:
      'Sets the balance of an open-ended points card to an absolute value. It issues no reward and does not ' +
      'change `lifetimePoints`.',
    body: { type: bodies.AdjustPointsBody, example: { points: 250 } },
    answer: { ...corrected, example: { ...pointsCard, points: 250 } },
    refusals: ['customer_not_found', 'card_not_found', 'card_not_adjustable'],
  },
  correctPoints: {
    ...write,
    id: 'correctPoints',
    summary: 'Correct a points balance',
    description:
      'Changes the balance of an open-ended points card by a signed amount. It issues no reward and does not change ' +
      '`lifetimePoints`.',
    body: correctionOf(-20),
    answer: { ...corrected, example: pointsCard },
    refusals: [...correctionRefusals, 'card_not_adjustable'],
  },
  correctStamps: {
    ...write,
    id: 'correctStamps',
    summary: 'Correct a stamp balance',
    description:
      'Changes the balance of a stamp card by a signed amount. The new balance must be from 0 to one stamp below ' +
      'full. The correction issues no reward and does not change `lifetimeStamps`.',
    body: correctionOf(-1),
    answer: { ...corrected, example: cardExample },
    refusals: [...correctionRefusals, 'card_type_mismatch'],
  },
  spendPoints: {
    ...write,
    id: 'spendPoints',
    summary: 'Spend points',
    description:
      'Takes points from an open-ended points card, even if its definition is inactive. Send `quantity`, or ' +
      '`rewardId` to spend the `pointsPrice` of a reward template; its reward is issued in the same transaction. ' +
      '`lifetimePoints` does not change.',
    body: { type: bodies.SpendPointsBody, example: { quantity: 120 } },
    answer: {
      description: 'The card with its new balance, what was spent, and the reward that it bought.',
      shape: 'whole',
      type: SpentView,
      example: { data: { ...pointsCard, points: 30 }, spent: 120, rewards: [] },
    },
    refusals: [
      'customer_not_found',
      'card_not_found',
      'reward_template_not_found',
      'location_not_found',
      'location_inactive',
      'reward_template_inactive',
      'reward_has_no_price',
      'card_not_adjustable',
      'insufficient_points',
    ],
  },
  reverseEntry: {
    ...write,
    id: 'reverseEntry',
    summary: 'Reverse a ledger entry',
    description:
      'Reverses a `give` or `spend` entry. Each entry can be reversed once. Reversing a `give` reduces the lifetime ' +
      'figures, and a debt that the `give` paid is owed again. Active rewards that the entry issued are cancelled. A ' +
      '`spend` cannot be reversed if the reward that it bought is redeemed or expired. To take back the entry of an ' +
      'order, return the order.',
    params: { ...cardParams, number: 'The number of the entry.' },
    body: { type: bodies.ReverseEntryBody, example: { reason: 'Given to the wrong card' } },
    answer: {
      description: 'The card with its new balance, and the outcome of the rewards of the entry.',
      shape: 'whole',
      type: ReversedEntryView,
      example: { data: cardExample, rewardsRevoked: [revokedRewardExample], rewardsKept: [] },
    },
    refusals: [
      'customer_not_found',
      'card_not_found',
      'entry_not_found',
      'already_reversed',
      'use_return',
      'not_reversible',
      'insufficient_balance',
      'reward_used',
      'balance_too_large',
    ],
  },
} as const satisfies Record<string, SharedOperation>;
