import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { beginningWith, containing, endingWith, exactly, isShortSearch, firstCharacters } from '../database/like.js';
import { byId, idPageValues, inIdRange, maxCounted, sorts } from '../database/id-page.js';
import { read, type Reader, type ReadStatement } from '../database/statement.js';
import { type ReadVoucher, shownColumns } from './voucher-columns.js';
import { canExpire, statusIs } from './voucher-status.js';

/** `expiring`: only the vouchers that can still be used and expire, the next to expire first. */
export const voucherSorts = [...sorts, 'expiring'] as const;
export type VoucherSort = (typeof voucherSorts)[number];

export interface VoucherFilter {
  readonly status?: VoucherStatus;
  /**
   * A part of a code (hyphens and spaces are ignored) or of a title. With fewer than three characters, it must be a
   * prefix.
   */
  readonly search?: string;
  /**
   * Codes match only as a whole or by their last four characters, as for support: matches of other parts would reveal the code.
   */
  readonly wholeCodes?: boolean;
  /** The earliest and the latest issue, both inclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Newest first by default. */
  readonly sort?: VoucherSort;
}

export interface VoucherPage {
  readonly vouchers: readonly ReadVoucher[];
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** No merchant has this many vouchers, so a page with a larger offset is empty without a query. */
const maxSkipped = 1_000_000_000;

export const searchIs = {
  containing: (title: string, code: string) => `(v.title ilike ${title} or v.code like ${code})`,
  beginning: (title: string, code: string) =>
    `(${firstCharacters('v.title')} like lower(${title}) or ${firstCharacters('v.code')} like lower(${code}))`,
} as const;

/** Patterns for title and code. A text without a letter or digit matches no code. */
export function patternsOf(
  { search = '', wholeCodes = false }: VoucherFilter,
  short: boolean,
): [title: string, code: string] {
  const code = search.replace(/[-\s]/g, '').toUpperCase();
  return [short ? beginningWith(search) : containing(search), code === '' ? '' : codePattern(code, wholeCodes)];
}

function codePattern(code: string, whole: boolean): string {
  if (whole) return code.length === 4 ? endingWith(code) : exactly(code);
  return isShortSearch(code) ? beginningWith(code) : containing(code);
}

/** The statements that list and count the vouchers of one filter. */
class FilteredVouchers {
  readonly hasFilter: boolean;
  private readonly name: string;
  private readonly ids: string;
  private readonly values: readonly unknown[];
  private readonly order: string;

  constructor(merchantId: string, filter: VoucherFilter) {
    const { status, search, from, to, sort = 'newest' } = filter;
    const short = search !== undefined && isShortSearch(search);
    const by = short ? 'beginning' : 'containing';
    const conditions = ['v.merchant_id = $1'];
    if (status !== undefined) conditions.push(statusIs[status]);
    if (search !== undefined) conditions.push(searchIs[by]('$2', '$3'));
    if (sort === 'expiring') conditions.push(canExpire);
    this.hasFilter = conditions.length > 1;
    const values: unknown[] = search === undefined ? [merchantId] : [merchantId, ...patternsOf(filter, short)];
    const hasRange = from !== undefined || to !== undefined;
    if (hasRange) {
      const [first, last, ...times] = idPageValues({ sort: 'newest', from, to, count: 0 });
      conditions.push(inIdRange('v', values.length));
      values.push(first, last, ...times.slice(0, 2));
    }
    this.name = `${sort}_${status ?? 'all'}_${search === undefined ? 'vouchers' : by}${hasRange ? '_in_range' : ''}`;
    this.ids = `select v.id, v.expires_at from vouchers v where ${conditions.join(' and ')}`;
    this.values = values;
    this.order = sort === 'expiring' ? 'order by v.expires_at, v.id' : byId('v', sort);
  }

  /** Counts the vouchers, up to `maxCounted` + 1. */
  async count(reader: Reader): Promise<number> {
    // To count all matches the planner uses the index of the filter. With a limit it might scan other rows instead.
    const matches = this.hasFilter
      ? `with found as materialized (${this.ids}) select from found limit ${maxCounted + 1}`
      : `${this.ids} limit ${maxCounted + 1}`;
    const counting = read<{ count: number }>(`count_${this.name}`, `select count(*) from (${matches}) counted`);
    return (await reader.query(counting, this.values))[0]?.count ?? 0;
  }

  /** The planner's estimate. */
  async estimate(reader: Reader): Promise<number> {
    const explaining = read<Explained>(`explain_${this.name}`, `explain (format json) ${this.ids}`);
    return (await reader.query(explaining, this.values))[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  }

  /** A page of a small result: all matches are found with an index and then sorted. */
  listPageOfFew(reader: Reader, limit: number, offset: number): Promise<ReadVoucher[]> {
    const found = `with found as materialized (${this.ids}) select v.* from found v`;
    return reader.query(this.page('few', found), [...this.values, limit, offset]);
  }

  /** A page of a large result: scans from the first voucher of the order and skips those that do not match. */
  listPageOfMany(reader: Reader, limit: number, offset: number): Promise<ReadVoucher[]> {
    return reader.query(this.page('many', this.ids), [...this.values, limit, offset]);
  }

  /** Selects ids first and rows afterwards, so that skipped vouchers and their redemptions are not read. */
  private page(name: string, ids: string): ReadStatement<ReadVoucher> {
    const after = this.values.length;
    return read(
      `list_${name}_${this.name}`,
      `select ${shownColumns} from (${ids} ${this.order} limit $${after + 1} offset $${after + 2}) page
       join vouchers v on v.merchant_id = $1 and v.id = page.id ${this.order}`,
    );
  }
}

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

/**
 * One page of the merchant's issued vouchers, and their total: exact up to 10,000, estimated above unless
 * this is the last page. A slow read.
 */
export async function listVouchersPage(
  reader: Reader,
  merchantId: string,
  filter: VoucherFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<VoucherPage> {
  const filtered = new FilteredVouchers(merchantId, filter);
  const total = await filtered.count(reader);
  if (total <= maxCounted) {
    const vouchers = offset >= total ? [] : await pageOfCounted(reader, filtered, limit, offset);
    return { vouchers, total, totalIsEstimate: false };
  }
  const [found, estimate] = await Promise.all([
    offset > maxSkipped ? [] : filtered.listPageOfMany(reader, limit + 1, offset),
    filtered.estimate(reader),
  ]);
  const vouchers = found.slice(0, limit);
  if (found.length === 0) return { vouchers, total: clamp(estimate, maxCounted + 1, offset), totalIsEstimate: true };
  if (found.length <= limit) return { vouchers, total: offset + found.length, totalIsEstimate: false };
  return { vouchers, total: Math.max(estimate, maxCounted + 1, offset + found.length), totalIsEstimate: true };
}

const pageOfCounted = (
  reader: Reader,
  filtered: FilteredVouchers,
  limit: number,
  offset: number,
): Promise<ReadVoucher[]> =>
  filtered.hasFilter ? filtered.listPageOfFew(reader, limit, offset) : filtered.listPageOfMany(reader, limit, offset);

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
