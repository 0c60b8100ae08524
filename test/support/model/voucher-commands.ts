import { randomUUID } from 'node:crypto';
import type { AsyncCommand } from 'fast-check';
import fc from 'fast-check';
import { type ModelTemplate, ModelVoucher } from './model-voucher.js';
import { expectSameState, differenceFromModel, type Model, same, type ModelState } from './voucher-state.js';

type VoucherCommand = AsyncCommand<Model, ModelState>;

/** The requested amount, relative to the voucher's state at that moment. */
export type RequestedAmount =
  'all' | 'remaining' | 'half' | 'unit' | 'value' | 'more' | 'zero' | 'negative' | 'precise';

interface Amount {
  /** Undefined where the field is left out. */
  readonly minor: number | undefined;
  /** As it stands in the body. */
  readonly text: string | undefined;
  readonly misshapen?: string;
}

function decimal(minor: number, { digits }: ModelTemplate): string {
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const point = padded.length - digits;
  const text = digits === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`;
  return minor < 0 ? `-${text}` : text;
}

function amountOf(asked: RequestedAmount, { remaining, value, template }: ModelVoucher): Amount {
  const of = (minor: number): Amount => ({ minor, text: decimal(minor, template) });
  switch (asked) {
    case 'all':
      return { minor: undefined, text: undefined };
    case 'remaining':
      return of(remaining);
    case 'half':
      return of(Math.floor(remaining / 2));
    case 'unit':
      return of(1);
    case 'value':
      return of(value);
    case 'more':
      return of(value + 1);
    case 'zero':
      return of(0);
    case 'negative':
      return of(-1);
    case 'precise': {
      const point = template.digits === 0 ? '.' : '';
      return { minor: 1, text: `${decimal(1, template)}${point}1`, misshapen: 'amount_too_precise' };
    }
  }
}

const bodyOf = (field: string, { text }: Amount): object => (text === undefined ? {} : { [field]: Number(text) });

/** A command on the voucher `which` of those there are: there must be one. */
abstract class OnVoucher implements VoucherCommand {
  constructor(protected readonly which: number) {}

  check({ vouchers }: Readonly<Model>): boolean {
    return vouchers.length > 0;
  }

  async run(model: Model, world: ModelState): Promise<void> {
    const voucher = model.vouchers[this.which % model.vouchers.length];
    if (voucher) await this.act(voucher, world, model);
  }

  protected abstract act(voucher: ModelVoucher, world: ModelState, model: Model): Promise<void>;
  abstract toString(): string;
}

function expectAgreement(complaint: string | undefined): void {
  if (complaint !== undefined) throw new Error(complaint);
}

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
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const amount = amountOf(this.asked, voucher);
    const body = { ...bodyOf('remainingValue', amount), reason: 'Counted' };
    const verdict = voucher.adjust(amount.minor ?? 0, amount.misshapen);
    expectAgreement(differenceFromModel(await world.write(`/vouchers/${voucher.id}/adjust`, body), verdict, voucher));
  }

  toString = (): string => `adjust(${this.which}, ${this.asked})`;
}

class Cancel extends OnVoucher {
  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    const verdict = voucher.cancel();
    expectAgreement(
      differenceFromModel(
        await world.write(`/vouchers/${voucher.id}/cancel`, { reason: 'Returned' }),
        verdict,
        voucher,
      ),
    );
  }

  toString = (): string => `cancel(${this.which})`;
}

class PassTime extends OnVoucher {
  constructor(
    which: number,
    private readonly until: 'activation' | 'expiry',
  ) {
    super(which);
  }

  protected async act(voucher: ModelVoucher, world: ModelState): Promise<void> {
    await world.move(voucher, this.until === 'expiry' ? 'expires_at' : 'activates_at');
    if (this.until === 'expiry') voucher.expired = true;
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
    fc.tuple(which, adjustments).map(([at, asked]) => new Adjust(at, asked)),
    which.map((at) => new Cancel(at)),
    which.map((at) => new PassTime(at, 'activation')),
    which.map((at) => new PassTime(at, 'expiry')),
    fc.tuple(which, fc.constantFrom('id', 'code')).map(([at, by]) => new Read(at, by)),
    fc.tuple(which, statuses).map(([at, status]) => new List(at, status)),
    fc.nat(9).map((at) => new Repeat(at)),
  ];
  return [issue, fc.commands(commands, { maxCommands: most, size: 'max' })] as const;
}
