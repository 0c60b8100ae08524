import { encodeId, type IdKind } from '#domain/ids.js';
import { generateVoucherCode } from '#domain/vouchers/code.js';
import { writeCursor } from '#http/input/cursor.js';
import type pg from 'pg';
import { totalsOf } from './fill-sql.js';
import { Numbered, type NumberedKind } from './numbered.js';
import type { Programme } from './programme.js';

const voucherAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

type Row = Readonly<Record<string, string>>;

/** Rows to call an operation with: a different one for each call, from all over their table. */
export class Samples {
  constructor(
    private readonly client: pg.Client,
    readonly programme: Programme,
    readonly customers: number,
    private readonly until: Date,
    /** The servers', so that a list can begin anywhere. */
    private readonly cursorSecret: string,
  ) {}

  private turn = 0;

  /** One row that fulfils the condition, somewhere after a place that is never taken twice. */
  async one(kind: NumberedKind, columns: string, from: string, where = 'true'): Promise<Row> {
    const { total } = this.numbered(kind);
    this.turn += 1;
    // The golden ratio spreads the places evenly, however many are taken.
    const place = 1 + Math.floor(((this.turn * 0.618_033_988_75) % 1) * total * 0.9);
    const found = await this.client.query<Row>(
      `select ${columns} from ${from} x where merchant_id = $1 and id > ${this.numbered(kind).id(String(place))} and ${where}
       order by id limit 1`,
      [this.programme.merchantId],
    );
    if (!found.rows[0]) throw new Error(`No ${kind} after number ${place} where ${where}.`);
    return found.rows[0];
  }

  /** The id of a row by its number, as callers see it. */
  async idOf(kind: NumberedKind, number: number): Promise<string> {
    const { rows } = await this.client.query<{ id: string }>(`select ${this.numbered(kind).id(String(number))} as id`);
    return encodeId(kind, rows[0]?.id ?? '');
  }

  /** The cursor of a list, by its route and what it is sorted by, that goes on somewhere in the table. */
  async cursor(kind: NumberedKind, list: string, sort?: string): Promise<string> {
    const { id = '' } = await this.one(kind, 'id', tables[kind]);
    return writeCursor(this.cursorSecret, { list, merchantId: this.programme.merchantId, filters: { sort } }, id);
  }

  customer = (where?: string) => this.one('customer', 'id, external_id, email', 'customers', where);
  voucher = (status: string) =>
    this.one('voucher', 'id, code, customer_id', 'vouchers', `status = '${status}' and customer_id <> ${this.company}`);
  /** The code of a voucher, with the right check character: the rows are filled without. */
  async code(): Promise<string> {
    const { id, code = '' } = await this.voucher('active');
    const whole = generateVoucherCode(Array.from(code.slice(0, -1), (letter) => voucherAlphabet.indexOf(letter)));
    await this.client.query('update vouchers set code = $3 where merchant_id = $1 and id = $2', [
      this.programme.merchantId,
      id,
      whole,
    ]);
    return whole;
  }

  reward = (where = `status = 'active'`) =>
    this.one('reward', 'id, customer_id, coupon_code', 'rewards', `${where} and customer_id <> ${this.company}`);
  order = () => this.one('order', 'id, order_number, customer_id', 'orders');
  card = (definitionId: string) =>
    this.one('card', 'id, customer_id', 'cards', `card_definition_id = '${definitionId}'`);

  /** SQL: the customer that has a tenth of all rewards and vouchers. */
  private get company(): string {
    return this.numbered('customer').id('1');
  }

  private numbered(kind: NumberedKind): Numbered {
    return new Numbered(kind, totalsOf(this.customers)[kind], this.until);
  }
}

const tables: Readonly<Record<NumberedKind, string>> = {
  customer: 'customers',
  card: 'cards',
  order: 'orders',
  reward: 'rewards',
  voucher: 'vouchers',
  audit_entry: 'audit_entries',
};

/** The id in a column of a row, as callers see it. */
export const idIn = (row: Row, kind: IdKind, column = 'id'): string => encodeId(kind, row[column] ?? '');
