import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { commandsOnHolds } from './hold-commands.js';
import {
  bodyOf,
  decimal,
  expectAgreement,
  OnVoucher,
  type RequestedAmount,
  amountOf,
  type VoucherCommand,
} from './voucher-command.js';
import { ModelVoucher } from './model-voucher.js';
import { expectSameState, differenceFromModel, type Model, same, type ModelState } from './voucher-state.js';

class Issue implements VoucherCommand {
  constructor(
    private readonly which: number,
    private readonly part: number,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, world: ModelState): Promise<void> {
    const template = world.templates[this.which % world.templates.length];
    if (!template) throw new Error('There is no template.');
    const asked = template.least + Math.round(((template.most - template.least) * this.part) / 100);
    const body = {
      voucherTemplateId: template.shown,
      recipientEmail: world.email,
      value: Number(decimal(asked, template)),
    };
    const answer = await world.write('/vouchers', body);
    same('The status', answer.status, 201);
    const { id = '', code = '' } = answer.body.data ?? {};
    const voucher = new ModelVoucher(id, code, template, template.type === 'fixed' ? template.value : asked);
    model.vouchers.push(voucher);
    expectSameState(answer.body.data, voucher);
  }

  toString = (): string => `issue(${this.which}, ${this.part})`;
}

class Redeem extends OnVoucher {
  constructor(
    which: number,
    private readonly asked: RequestedAmount,
    private readonly repeated: boolean,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const amount = amountOf(this.asked, voucher);
    const key = randomUUID();
    const [path, body] = [`/vouchers/${voucher.id}/redeem`, bodyOf('amount', amount)];
    const verdict = voucher.redeem(amount.minor, amount.misshapen);
    const answer = await world.write(path, body, key);
    expectAgreement(differenceFromModel(answer, verdict, voucher));
    if (!this.repeated) return;
    const again = await world.persist(path, body, key);
    same('The repeated answer', [again.status, again.text], [answer.status, answer.text]);
  }

  toString = (): string => `redeem${this.repeated ? 'AndRepeat' : ''}(${this.which}, ${this.asked})`;
}

/** Two at once must come to what one after the other comes to, in one of the two orders. */
class RedeemTogether extends OnVoucher {
  constructor(
    which: number,
    private readonly asked: readonly [RequestedAmount, RequestedAmount],
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState, model: Model): Promise<void> {
    const amounts = this.asked.map((asked) => amountOf(asked, voucher));
    const path = `/vouchers/${voucher.id}/redeem`;
    const answers = await Promise.all(amounts.map((amount) => world.write(path, bodyOf('amount', amount))));
    const complaints: string[] = [];
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const after = voucher.copy();
      const found = order.map((at) => {
        const verdict = after.redeem(amounts[at]?.minor, amounts[at]?.misshapen);
        const answer = answers[at];
        return answer && differenceFromModel(answer, verdict, after);
      });
      if (found.every((complaint) => complaint === undefined)) {
        model.vouchers = model.vouchers.map((each) => (each === voucher ? after : each));
        return;
      }
      complaints.push(`in the order ${order.join(', ')}: ${found.filter(Boolean).join(' and ')}`);
    }
    throw new Error(`No order explains the answers: ${complaints.join('; ')}`);
  }

  toString = (): string => `redeemTogether(${this.which}, ${this.asked.join(', ')})`;
}

/** One request that is sent several times at once, each time until it is answered: it is carried out once. */
class RedeemOnceTogether extends OnVoucher {
  constructor(
    which: number,
    private readonly asked: RequestedAmount,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const amount = amountOf(this.asked, voucher);
    const [path, body, key] = [`/vouchers/${voucher.id}/redeem`, bodyOf('amount', amount), randomUUID()];
    const verdict = voucher.redeem(amount.minor, amount.misshapen);
    const answers = await Promise.all([1, 2, 3].map(() => world.persist(path, body, key)));
    for (const answer of answers) expectAgreement(differenceFromModel(answer, verdict, voucher));
    same('How many differ', new Set(answers.map(({ text }) => text)).size, 1);
    same(
      'How many were first',
      answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length,
      1,
    );
  }

  toString = (): string => `redeemOnceTogether(${this.which}, ${this.asked})`;
}

class Adjust extends OnVoucher {
  constructor(
    which: number,
    private readonly asked: Exclude<RequestedAmount, 'all'>,
    private readonly releaseHolds: boolean,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const amount = amountOf(this.asked, voucher);
    const body = { ...bodyOf('remainingValue', amount), reason: 'Counted', releaseHolds: this.releaseHolds };
    const verdict = voucher.adjust(amount.minor ?? 0, this.releaseHolds, amount.misshapen);
    expectAgreement(differenceFromModel(await world.write(`/vouchers/${voucher.id}/adjust`, body), verdict, voucher));
  }

  toString = (): string => `adjust(${this.which}, ${this.asked}, ${this.releaseHolds})`;
}

class Cancel extends OnVoucher {
  constructor(
    which: number,
    private readonly releaseHolds: boolean,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const verdict = voucher.cancel(this.releaseHolds);
    expectAgreement(
      differenceFromModel(
        await world.write(`/vouchers/${voucher.id}/cancel`, { reason: 'Returned', releaseHolds: this.releaseHolds }),
        verdict,
        voucher,
      ),
    );
  }

  toString = (): string => `cancel(${this.which}, ${this.releaseHolds})`;
}

class PassTime extends OnVoucher {
  constructor(
    which: number,
    private readonly until: 'activation' | 'expiry',
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    // An instant that has come stays where it is.
    if (this.until === 'expiry' ? voucher.expired : voucher.activated) return;
    await world.move(voucher, this.until === 'expiry' ? 'expires_at' : 'activates_at');
    if (this.until === 'expiry') voucher.passTime('expiry');
    else voucher.activated = true;
  }

  toString = (): string => `passTime(${this.which}, ${this.until})`;
}

class Read extends OnVoucher {
  constructor(
    which: number,
    private readonly by: 'id' | 'code',
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    expectSameState(this.by === 'id' ? await world.read(voucher) : await world.lookUp(voucher), voucher);
  }

  toString = (): string => `read(${this.which}, ${this.by})`;
}

class List extends OnVoucher {
  constructor(
    which: number,
    private readonly status: string | undefined,
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState, model: Model): Promise<void> {
    const owner = (await world.read(voucher))?.customerId ?? '';
    const listed = await world.list(owner, this.status);
    const expected = model.vouchers
      .filter(({ status }) => this.status === undefined || status === this.status)
      .toReversed();
    same(
      'The list',
      listed.map(({ id }) => id),
      expected.map(({ id }) => id),
    );
    expected.forEach((each, at) => expectSameState(listed[at], each));
  }

  toString = (): string => `list(${this.status ?? 'all'})`;
}

class Repeat implements VoucherCommand {
  constructor(private readonly which: number) {}

  check(): boolean {
    return true;
  }

  run(_: Model, world: ModelState): Promise<void> {
    return world.repeat(this.which);
  }

  toString = (): string => `repeat(${this.which})`;
}

const which = fc.nat(3);
const amounts: RequestedAmount[] = ['remaining', 'half', 'unit', 'value', 'more', 'zero', 'negative', 'precise'];
const sound = fc.constantFrom<RequestedAmount>('all', 'remaining', 'half', 'unit');
const anyAmount = fc.oneof({ weight: 3, arbitrary: sound }, { weight: 1, arbitrary: fc.constantFrom(...amounts) });
const adjustments = fc.constantFrom('remaining', 'half', 'unit', 'value', 'more', 'zero', 'negative', 'precise');
const statuses = fc.constantFrom(undefined, 'pending', 'active', 'partial', 'redeemed', 'expired', 'cancelled');

/** The first voucher of a sequence, and up to so many commands that follow. */
export function sequences(templates: number, most: number) {
  const issue = fc.tuple(fc.nat(templates - 1), fc.nat(100)).map(([at, part]) => new Issue(at, part));
  const redeem = fc.tuple(which, anyAmount, fc.boolean()).map(([at, asked, again]) => new Redeem(at, asked, again));
  const commands: fc.Arbitrary<VoucherCommand>[] = [
    issue,
    redeem,
    redeem,
    fc.tuple(which, fc.tuple(sound, sound)).map(([at, asked]) => new RedeemTogether(at, asked)),
    fc.tuple(which, sound).map(([at, asked]) => new RedeemOnceTogether(at, asked)),
    fc.tuple(which, adjustments, fc.boolean()).map(([at, asked, release]) => new Adjust(at, asked, release)),
    fc.tuple(which, fc.boolean()).map(([at, release]) => new Cancel(at, release)),
    ...commandsOnHolds,
    which.map((at) => new PassTime(at, 'activation')),
    which.map((at) => new PassTime(at, 'expiry')),
    fc.tuple(which, fc.constantFrom('id', 'code')).map(([at, by]) => new Read(at, by)),
    fc.tuple(which, statuses).map(([at, status]) => new List(at, status)),
    fc.nat(9).map((at) => new Repeat(at)),
  ];
  return [issue, fc.commands(commands, { maxCommands: most, size: 'max' })] as const;
}
