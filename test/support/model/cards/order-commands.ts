import fc from 'fast-check';
import type { OrderReturnView } from '#http/views/order-return.view.js';
import { CardCommand, expectOutcome, idsOf, nameRewards, nthOf } from './card-command.js';
import { inputOf } from './card-programmes.js';
import { type CardAnswer, type CardWorld, same } from './card-world.js';
import { type ModelCustomer, type ModelOrder, pendingOrder, returnedOf, units } from './model-customer.js';
import { type ReturnFigures, returnFrom } from './model-return.js';

class CreateOrder extends CardCommand {
  constructor(
    private readonly value: number,
    private readonly coupon: number | undefined,
  ) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const coupon = this.coupon === undefined ? undefined : world.coupons[this.coupon];
    const body = { customer_email: model.email, order_value: this.value / 100, order_source: 'shop' };
    const answer = await world.write('/orders/create', { ...body, coupon_code: coupon });
    expectOutcome(answer, undefined);
    const order = model.order(this.value, coupon);
    order.id = answer.body.order?.id ?? '';
    for (const card of units.map((unit) => model.cards[unit])) {
      // The entries that completed the card are of the order too.
      for (const entry of card.entries) if (entry.orderId === pendingOrder) Object.assign(entry, { orderId: order.id });
    }
    nameRewards(answer.body.rewards, order.rewards);
  }

  toString = (): string => `order(${this.value}${this.coupon === undefined ? '' : `, coupon ${this.coupon}`})`;
}

type Asked = 'all' | 'half' | 'third' | 'cent' | 'most' | 'more';

class ReturnOrder extends CardCommand {
  constructor(
    private readonly nth: number,
    private readonly asked: Asked,
    private readonly number: string | undefined,
  ) {
    super();
  }

  protected async act(model: ModelCustomer, world: CardWorld): Promise<void> {
    const order = nthOf(model.orders.toReversed(), this.nth);
    if (!order) return;
    const left = order.value - returnedOf(order);
    const asked = this.askedOf(left);
    const body = { ...(asked === undefined ? {} : { value: asked / 100 }), returnNumber: this.number };
    const answer = await world.write(`/orders/${order.id}/returns`, body);
    const repeat = this.number === undefined ? undefined : order.returns.find(({ number }) => number === this.number);
    if (repeat) {
      const matches = asked === undefined || asked === repeat.value;
      expectOutcome(answer, matches ? undefined : { error: 'return_number_mismatch' });
      const { id, duplicate } = dataOf(answer) ?? {};
      if (matches) same('The first result', [id, duplicate], [repeat.id, true]);
      return;
    }
    const value = asked ?? left;
    const none = left === 0 && order.returns.length > 0 ? { error: 'order_returned' } : undefined;
    const refused = none ?? (value > left ? { error: 'return_exceeds_order', maximum: left / 100 } : undefined);
    expectOutcome(answer, refused, 201);
    if (!refused) this.expectReturn(model, order, value, answer);
  }

  private expectReturn(model: ModelCustomer, order: ModelOrder, value: number, answer: CardAnswer): void {
    const made = returnFrom(model, order, value, this.number);
    const data = dataOf(answer);
    order.returns = order.returns.map((one) => (one.id === '' ? { ...one, id: data?.id ?? '' } : one));
    same('The return', shown(data), expected(made));
  }

  /** Undefined: the field is left out. */
  private askedOf(left: number): number | undefined {
    switch (this.asked) {
      case 'all':
        return undefined;
      case 'half':
        return Math.max(1, Math.floor(left / 2));
      case 'third':
        return Math.max(1, Math.floor(left / 3));
      case 'cent':
        return 1;
      case 'most':
        return Math.max(1, left - 1);
      case 'more':
        return left + 1;
    }
  }

  toString = (): string => `return(${this.nth}, ${this.asked}, ${this.number ?? 'no number'})`;
}

const dataOf = ({ body }: CardAnswer): OrderReturnView | undefined => body.data as OrderReturnView | undefined;

const shown = (data: OrderReturnView | undefined): unknown[] => [
  data?.value,
  data?.duplicate,
  data?.stampsTakenBack,
  data?.pointsTakenBack,
  data?.stampsOwed,
  data?.pointsOwed,
  data?.stampsForgiven,
  data?.pointsForgiven,
  data?.pointsExpired,
  idsOf(data?.rewardsRevoked),
  idsOf(data?.rewardsKept),
  data?.couponReturned,
  data?.couponReturnedReason,
];
const expected = ({ value, taken, owed, forgiven, expired, revoked, kept, coupon }: ReturnFigures): unknown[] => [
  value / 100,
  false,
  taken.stamps,
  taken.points,
  owed.stamps,
  owed.points,
  forgiven.stamps,
  forgiven.points,
  expired,
  idsOf(revoked),
  idsOf(kept),
  coupon[0],
  coupon[1],
];

class ChangeSettings extends CardCommand {
  constructor(
    private readonly which: number,
    private readonly returns: 'owed' | 'to_zero',
  ) {
    super();
  }

  protected async act(model: ModelCustomer, { shop }: CardWorld): Promise<void> {
    const rules = nthOf(model.programme.settings, this.which) ?? model.rules;
    await shop.settings(inputOf(model.programme, rules, this.returns));
    model.rules = rules;
    model.mode = this.returns;
  }

  toString = (): string => `settings(${this.which}, ${this.returns})`;
}

const value = fc.constantFrom(0, 499, 500, 999, 1000, 3333, 4500, 7000, 13_337, 25_000);
const coupon = fc.constantFrom(undefined, undefined, 0, 1);
const order = fc.tuple(value, coupon).map((of) => new CreateOrder(...of));
const asked = fc.constantFrom<Asked>('all', 'half', 'half', 'third', 'cent', 'most', 'more');
const number = fc.constantFrom(undefined, undefined, undefined, 'R-1', 'R-2');
const returned = fc.tuple(fc.nat(3), asked, number).map((of) => new ReturnOrder(...of));

export const commandsOnOrders: readonly fc.Arbitrary<CardCommand>[] = [
  order,
  order,
  order,
  returned,
  returned,
  returned,
  fc.tuple(fc.nat(2), fc.constantFrom('owed' as const, 'to_zero' as const)).map((of) => new ChangeSettings(...of)),
];
