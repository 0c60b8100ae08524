import fc from 'fast-check';
import type { ModelHold, ModelVoucher } from './model-voucher.js';
import {
  amountOf,
  bodyOf,
  expectAgreement,
  OnVoucher,
  type RequestedAmount,
  type VoucherCommand,
} from './voucher-command.js';
import {
  differenceFromModel,
  expectSameHolds,
  expectSameState,
  type HoldAnswer,
  type ModelState,
  same,
} from './voucher-state.js';

const amounts = ['all', 'all', 'remaining', 'half', 'unit', 'value', 'more', 'zero', 'negative', 'precise'] as const;

/** Holds the answer, the voucher and its holds against the model. */
async function agree(
  world: ModelState,
  voucher: ModelVoucher,
  answer: HoldAnswer,
  verdict: 'done' | readonly string[],
  status: number,
): Promise<void> {
  if (verdict === 'done') same('The status', answer.status, status);
  else if (answer.status !== 400 || !verdict.includes(answer.body.error)) {
    throw new Error(`${answer.status} ${answer.text} instead of a refusal for ${verdict.join(' or ')}.`);
  }
  expectSameState(await world.read(voucher), voucher);
  expectSameHolds(await world.readHolds(voucher), voucher);
}

class Hold extends OnVoucher {
  constructor(
    which: number,
    private readonly asked: RequestedAmount,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const amount = amountOf(this.asked, voucher);
    const taken = amount.minor ?? voucher.available;
    const verdict = voucher.hold(amount.minor, amount.misshapen);
    const answer = (await world.write(`/vouchers/${voucher.id}/holds`, bodyOf('amount', amount))) as HoldAnswer;
    if (verdict === 'done') voucher.addHold(answer.body.data?.id ?? '', taken);
    await agree(world, voucher, answer, verdict, 201);
  }

  toString = (): string => `hold(${this.which}, ${this.asked})`;
}

/** A command on a hold of a voucher that has one. */
abstract class OnHold extends OnVoucher {
  constructor(
    which: number,
    protected readonly nth: number,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const hold = voucher.holds[this.nth % Math.max(1, voucher.holds.length)];
    if (hold) await this.actOn(hold, voucher, world);
  }

  protected abstract actOn(hold: ModelHold, voucher: ModelVoucher, world: ModelState): Promise<void>;
}

class Capture extends OnHold {
  constructor(
    which: number,
    nth: number,
    private readonly asked: RequestedAmount,
  ) {
    super(which, nth);
  }

  protected async actOn(hold: ModelHold, voucher: ModelVoucher, world: ModelState): Promise<void> {
    const amount = amountOf(this.asked, { remaining: hold.amount, value: hold.amount, template: voucher.template });
    const verdict = voucher.capture(hold, amount.minor, amount.misshapen);
    const path = `/vouchers/${voucher.id}/holds/${hold.id}/capture`;
    await agree(world, voucher, (await world.write(path, bodyOf('amount', amount))) as HoldAnswer, verdict, 200);
  }

  toString = (): string => `capture(${this.which}, ${this.nth}, ${this.asked})`;
}

/** One after the other or together: a hold is captured once. */
class CaptureTogether extends OnHold {
  protected async actOn(hold: ModelHold, voucher: ModelVoucher, world: ModelState): Promise<void> {
    const verdict = voucher.capture(hold, undefined);
    const path = `/vouchers/${voucher.id}/holds/${hold.id}/capture`;
    const answers = await Promise.all([1, 2, 3].map(() => world.write(path, {})));
    const captured = answers.filter(({ status }) => status === 200);
    same('How many captured it', captured.length, verdict === 'done' ? 1 : 0);
    const late: readonly string[] = verdict === 'done' ? ['hold_captured'] : verdict;
    for (const { status, body } of answers) {
      if (status !== 200 && !late.includes(body.error)) throw new Error(`${status} ${body.error}`);
    }
    expectSameState(await world.read(voucher), voucher);
    expectSameHolds(await world.readHolds(voucher), voucher);
  }

  toString = (): string => `captureTogether(${this.which}, ${this.nth})`;
}

class Release extends OnHold {
  protected async actOn(hold: ModelHold, voucher: ModelVoucher, world: ModelState): Promise<void> {
    const verdict = voucher.release(hold);
    const path = `/vouchers/${voucher.id}/holds/${hold.id}/release`;
    await agree(world, voucher, (await world.write(path, {})) as HoldAnswer, verdict, 200);
  }

  toString = (): string => `release(${this.which}, ${this.nth})`;
}

class PassHold extends OnHold {
  protected async actOn(hold: ModelHold, voucher: ModelVoucher, world: ModelState): Promise<void> {
    if (hold.status !== 'held') return;
    await world.moveHold(hold);
    voucher.passTime(hold);
    await agree(world, voucher, { status: 200 } as HoldAnswer, 'done', 200);
  }

  toString = (): string => `passHold(${this.which}, ${this.nth})`;
}

class Reverse extends OnVoucher {
  constructor(
    which: number,
    private readonly nth: number,
    private readonly asked: RequestedAmount,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const redemption = voucher.redemptions[this.nth % Math.max(1, voucher.redemptions.length)];
    if (!redemption) return;
    const { amount: value, reversed } = redemption;
    const amount = amountOf(this.asked, { remaining: value - reversed, value, template: voucher.template });
    const verdict = voucher.reverse(redemption, amount.minor, amount.misshapen);
    const path = `/vouchers/${voucher.id}/redemptions/${redemption.number}/reverse`;
    const answer = await world.write(path, { ...bodyOf('amount', amount), reason: 'Returned' });
    expectAgreement(differenceFromModel(answer, verdict, voucher));
  }

  toString = (): string => `reverse(${this.which}, ${this.nth}, ${this.asked})`;
}

const which = fc.nat(3);
const nth = fc.nat(4);
const asked = fc.constantFrom<RequestedAmount>(...amounts);
const hold = fc.tuple(which, asked).map(([at, amount]) => new Hold(at, amount));

/** Holds, their ends, and reversals. */
export const commandsOnHolds: readonly fc.Arbitrary<VoucherCommand>[] = [
  hold,
  hold,
  fc.tuple(which, nth, asked).map(([at, of, amount]) => new Capture(at, of, amount)),
  fc.tuple(which, nth).map(([at, of]) => new CaptureTogether(at, of)),
  fc.tuple(which, nth).map(([at, of]) => new Release(at, of)),
  fc.tuple(which, nth).map(([at, of]) => new PassHold(at, of)),
  fc.tuple(which, nth, asked).map(([at, of, amount]) => new Reverse(at, of, amount)),
];
