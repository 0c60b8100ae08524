import fc from 'fast-check';
import { CardCommand, expectOutcome, idsOf, nameRewards, nthOf, type Refused } from './card-command.js';
import { type CardWorld, same } from './card-world.js';
import type { ModelEntry } from './model-card.js';
import type { ModelCustomer, Unit } from './model-customer.js';

const pathOf = ({ id, cards }: ModelCustomer, unit: Unit): string => `/customers/${id}/cards/${cards[unit].id}`;

class Give extends CardCommand {
  constructor(
    private readonly unit: Unit,
    private readonly quantity: number,
  ) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const { unit, quantity } = this;
    const answer = await world.write(`${pathOf(model, unit)}/${unit}`, { quantity });
    expectOutcome(answer, undefined);
    nameRewards(answer.body.rewards, model.give(unit, quantity));
  }

  toString = (): string => `give(${this.unit}, ${this.quantity})`;
}

class Spend extends CardCommand {
  constructor(private readonly what: 'all' | 'more' | 'reward' | number) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const { now, cards, programme } = model;
    const available = cards.points.balanceAt(now);
    const template = this.what === 'reward' ? programme.forSale : undefined;
    const relative = this.what === 'more' ? available + 1 : Math.max(1, available);
    const required = template?.price ?? (typeof this.what === 'number' ? this.what : relative);
    const body = template ? { rewardId: template.shown } : { quantity: required };
    const answer = await world.write(`${pathOf(model, 'points')}/points/spend`, body);
    const refused = required > available ? { error: 'insufficient_points', required, available } : undefined;
    expectOutcome(answer, refused);
    if (refused) return;
    if (template) return nameRewards(answer.body.rewards, [model.buy(template)]);
    cards.points.settle(now);
    cards.points.decrease('spend', required, now);
  }

  toString = (): string => `spend(${this.what})`;
}

class Correct extends CardCommand {
  constructor(
    private readonly unit: Unit,
    private readonly change: number,
  ) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const { unit, change } = this;
    const { now } = model;
    const card = model.cards[unit];
    const answer = await world.write(`${pathOf(model, unit)}/${unit}/correct`, { change, reason: 'Counted' });
    const balance = card.balanceAt(now);
    const result = balance + change - Math.min(card.owed, Math.max(0, change));
    let refused: Refused | undefined;
    if (result < 0) refused = { error: 'insufficient_balance', required: -change, available: balance };
    else if (card.rules.size !== null && result > card.rules.size - 1) refused = { error: 'balance_too_large' };
    expectOutcome(answer, refused);
    if (refused) return;
    card.settle(now);
    if (change > 0) card.increase('correct', change, now);
    else card.decrease('correct', -change, now);
  }

  toString = (): string => `correct(${this.unit}, ${this.change})`;
}

class Adjust extends CardCommand {
  constructor(private readonly points: number) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const { points } = this;
    expectOutcome(await world.write(`${pathOf(model, 'points')}/points/adjust`, { points }), undefined);
    model.cards.points.adjust(points, model.now);
  }

  toString = (): string => `adjust(${this.points})`;
}

class ReverseEntry extends CardCommand {
  constructor(
    private readonly unit: Unit,
    private readonly nth: number,
  ) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const card = model.cards[this.unit];
    const entry = nthOf(card.entries.toReversed(), this.nth);
    if (!entry) return;
    const path = `${pathOf(model, this.unit)}/entries/${entry.number}/reverse`;
    const answer = await world.write(path, { reason: 'By mistake' });
    const rewards = model.rewards.filter((reward) => reward.entry === entry);
    const used = rewards.some((reward) => ['redeemed', 'expired'].includes(model.statusOf(reward)));
    const refused = refusalOf(entry, card.balanceAt(model.now), used);
    expectOutcome(answer, refused);
    if (refused) return;
    const { revoked, kept } = model.takeRewardsBack(rewards);
    if (entry.type === 'spend') card.giveBack(entry, model.now);
    else takeGiveBack(model, this.unit, entry);
    const body = answer.body as unknown as { rewardsRevoked: { id: string }[]; rewardsKept: { id: string }[] };
    same(
      'The rewards that it took back',
      [idsOf(body.rewardsRevoked), idsOf(body.rewardsKept)],
      [idsOf(revoked), idsOf(kept)],
    );
  }

  toString = (): string => `reverseEntry(${this.unit}, ${this.nth})`;
}

function refusalOf(entry: ModelEntry, balance: number, used: boolean): Refused | undefined {
  if (entry.reversedBy !== null) return { error: 'already_reversed' };
  if (entry.type === 'order') return { error: 'use_return' };
  if (entry.type !== 'give' && entry.type !== 'spend') return { error: 'not_reversible' };
  if (entry.type === 'spend') return used ? { error: 'reward_used' } : undefined;
  return balance < entry.change
    ? { error: 'insufficient_balance', required: entry.change, available: balance }
    : undefined;
}

/** A debt that the give has paid is owed again, and a balance pays it at once. */
function takeGiveBack({ cards, lifetime, now }: ModelCustomer, unit: Unit, give: ModelEntry): void {
  const card = cards[unit];
  card.settle(now);
  const given = give.change + give.paidOwed;
  const here = Math.min(card.balanceAt(now), given);
  card.owed += given - here;
  give.reversedBy = card.decrease('reverse', here, now, { first: give.number, reverses: give.number }).number;
  lifetime[unit] -= given;
}

const unit = fc.constantFrom<Unit>('stamps', 'points');
const give = fc.oneof(
  fc.constantFrom(1, 2, 3, 4, 7, 13).map((quantity) => new Give('stamps', quantity)),
  fc.constantFrom(1, 5, 30, 50, 75, 130).map((quantity) => new Give('points', quantity)),
);
const correct = fc.oneof(
  fc.constantFrom(-4, -1, 1, 3, 6).map((change) => new Correct('stamps', change)),
  fc.constantFrom(-200, -60, -5, 1, 40, 90).map((change) => new Correct('points', change)),
);

export const commandsOnCards: readonly fc.Arbitrary<CardCommand>[] = [
  give,
  give,
  correct,
  fc.constantFrom('all' as const, 'more' as const, 1, 20, 55).map((what) => new Spend(what)),
  fc.constant('reward' as const).map((what) => new Spend(what)),
  fc.constantFrom(0, 1, 49, 60, 150).map((points) => new Adjust(points)),
  ...[fc.tuple(unit, fc.nat(3)), fc.tuple(unit, fc.nat(9))].map((which) =>
    which.map(([of, nth]) => new ReverseEntry(of, nth)),
  ),
];
