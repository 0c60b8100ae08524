import type { IdKind } from '#domain/ids.js';
import { dayMs } from '#domain/time.js';

const yearMs = 365 * dayMs;

/** The kinds of rows whose ids are calculated from their number, so that rows can name each other without a join. */
const kinds = {
  customer: 1,
  card: 2,
  order: 3,
  reward: 4,
  voucher: 5,
  audit_entry: 6,
} as const satisfies Partial<Record<IdKind, number>>;
export type NumberedKind = keyof typeof kinds;

/** Rows 1 to `total` of a kind, spread evenly over the year before `until`, in SQL and in JavaScript. */
export class Numbered {
  constructor(
    private readonly kind: NumberedKind,
    readonly total: number,
    private readonly until: Date,
  ) {}

  /** SQL: milliseconds of the row with the number `n`. */
  private ms(n: string): string {
    return `(${this.until.getTime() - yearMs} + ${n}::bigint * ${yearMs} / ${this.total})`;
  }

  /** SQL: when it was created. */
  at(n: string): string {
    return `to_timestamp(${this.ms(n)} / 1000.0)`;
  }

  /** SQL: a UUIDv7 of that time. */
  id(n: string): string {
    const tail = `lpad(to_hex(${n}::bigint), 15, '0')`;
    return `(lpad(to_hex(${this.ms(n)}), 12, '0') || '7${kinds[this.kind]}008' || ${tail})::uuid`;
  }
}
