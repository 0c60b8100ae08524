import type { VoucherStatus } from '#domain/vouchers/voucher.js';
import { beginningWith, containing, isShortSearch, firstCharacters } from '../database/like.js';
import { read, type Reader, type ReadStatement } from '../database/statement.js';
import { type ReadVoucher, shownColumns } from './voucher.store.js';
import { statusIs } from './voucher-status.js';

export interface VoucherFilter {
  readonly status?: VoucherStatus;
  /**
   * A part of a code (hyphens and spaces are ignored) or of a title. With fewer than three characters, it must be a
   * prefix.
   */
  readonly search?: string;
}

export interface VoucherPage {
  readonly vouchers: readonly ReadVoucher[];
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** The maximum of an exact total. */
const maxCounted = 10_000;

const searchIs = {
  containing: `(v.title ilike $2 or v.code like $3)`,
  beginning: `(${firstCharacters('v.title')} like lower($2) or ${firstCharacters('v.code')} like lower($3))`,
} as const;

/** Patterns for title and code. A text without a letter or digit matches no code. */
function patternsOf(search: string, short: boolean): [title: string, code: string] {
  const code = search.replace(/[-\s]/g, '').toUpperCase();
  const codePattern = isShortSearch(code) ? beginningWith(code) : containing(code);
  return [short ? beginningWith(search) : containing(search), code === '' ? '' : codePattern];
}

/** The statements that list and count the vouchers of one filter. */
class FilteredVouchers {
  readonly hasFilter: boolean;
  private readonly name: string;
  private readonly ids: string;
  private readonly values: readonly string[];

  constructor(merchantId: string, { status, search }: VoucherFilter) {
    const short = search !== undefined && isShortSearch(search);
    const by = short ? 'beginning' : 'containing';
    const conditions = ['v.merchant_id = $1'];
    if (status !== undefined) conditions.push(statusIs[status]);
    if (search !== undefined) conditions.push(searchIs[by]);
    this.hasFilter = conditions.length > 1;
    this.name = `${status ?? 'all'}_${search === undefined ? 'vouchers' : by}`;
    this.ids = `select v.id from vouchers v where ${conditions.join(' and ')}`;
    this.values = search === undefined ? [merchantId] : [merchantId, ...patternsOf(search, short)];
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
    const found = `with found as materialized (${this.ids}) select id from found v`;
    return reader.query(this.page('few', found), [...this.values, limit, offset]);
  }

  /** A page of a large result: scans from the newest voucher and skips those that do not match. */
  listPageOfMany(reader: Reader, limit: number, offset: number): Promise<ReadVoucher[]> {
    return reader.query(this.page('many', this.ids), [...this.values, limit, offset]);
  }

  /** Selects ids first and rows afterwards, so that skipped vouchers and their redemptions are not read. */
  private page(name: string, ids: string): ReadStatement<ReadVoucher> {
    const after = this.values.length;
    return read(
      `list_${name}_${this.name}`,
      `select ${shownColumns} from (${ids} order by v.id desc limit $${after + 1} offset $${after + 2}) page
       join vouchers v on v.merchant_id = $1 and v.id = page.id order by v.id desc`,
    );
  }
}

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: { readonly 'Plan Rows': number } }];
}

/**
 * One page of the merchant's issued vouchers, newest first, and their total: exact up to 10,000, estimated above unless
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
    filtered.listPageOfMany(reader, limit + 1, offset),
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
