import type { AsyncCommand } from 'fast-check';
import type { ModelTemplate, ModelVoucher } from './model-voucher.js';
import type { Model, ModelState } from './voucher-state.js';

export type VoucherCommand = AsyncCommand<Model, ModelState>;

/** The requested amount, relative to the voucher's state at that moment. */
export type RequestedAmount =
  | 'all'
  | 'remaining'
  | 'half'
  | 'unit'
  | 'value'
  | 'more'
  | 'zero'
  | 'negative'
  | 'precise';

export interface Amount {
  /** Undefined where the field is left out. */
  readonly minor: number | undefined;
  /** The amount as it is written in the body of the request. */
  readonly text: string | undefined;
  readonly misshapen?: string;
}

export function decimal(minor: number, { digits }: ModelTemplate): string {
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const point = padded.length - digits;
  const text = digits === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`;
  return minor < 0 ? `-${text}` : text;
}

export function amountOf(
  asked: RequestedAmount,
  { remaining, value, template }: Pick<ModelVoucher, 'remaining' | 'value' | 'template'>,
): Amount {
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

export const bodyOf = (field: string, { text }: Amount): object =>
  text === undefined ? {} : { [field]: Number(text) };

/** A command on the voucher `which` of those there are: there must be one. */
export abstract class OnVoucher implements VoucherCommand {
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

export function expectAgreement(complaint: string | undefined): void {
  if (complaint !== undefined) throw new Error(complaint);
}
