import { invalid, type Refusal } from '#domain/errors.js';
import { isDay } from '#domain/reports/period.js';
import { cleanText, hasMaxLength } from '#domain/text.js';
import { parseTimestamp } from '#domain/time.js';
import { integerText } from './fields.js';
import { maxUuid } from '#domain/ids.js';
import { type CursorScope, readCursor } from './cursor.js';
import type { FastifyRequest } from 'fastify';

const maxLimit = 100;
const defaultLimit = 10;

export const invalidQuery = (message: string): Refusal => invalid('invalid_query', message);

export const limitInvalid = (): Refusal => invalidQuery(integerText('limit', 1, maxLimit));

/** Reads and validates the query parameters of a list. Unknown parameters are ignored. */
export class QueryParameters {
  private readonly query: Readonly<Record<string, string | string[] | undefined>>;

  constructor(
    private readonly request: FastifyRequest,
    private readonly merchantId: string,
  ) {
    this.query = request.query as Record<string, string | string[] | undefined>;
  }

  /** @throws Refusal `invalid` if it occurs twice, is empty or ill-formed, or is longer than `max` characters, if given */
  text(name: string, max = Infinity): string | undefined {
    const value = this.single(name);
    if (value === undefined) return undefined;
    const text = cleanText(value);
    if (text !== undefined && text !== '' && hasMaxLength(text, max)) return text;
    const size = max === Infinity ? '1 character or more' : `1 to ${max} characters`;
    throw invalidQuery(`${name} must be text of ${size}, without control characters.`);
  }

  /** @throws Refusal `invalid` for anything but `true` and `false` */
  flag(name: string): boolean | undefined {
    const value = this.single(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw invalidQuery(`${name} must be true or false.`);
    return value === 'true';
  }

  /** @throws Refusal `invalid` for anything but one of the choices */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.single(name);
    if (value === undefined) return undefined;
    const choice = choices.find((each) => each === value);
    if (choice === undefined) throw invalidQuery(`${name} must be one of ${choices.join(', ')}.`);
    return choice;
  }

  /** @throws Refusal `invalid` for anything but a timestamp (docs/reference/money-and-time.md#timestamps) */
  instant(name: string): Date | undefined {
    const value = this.single(name);
    if (value === undefined) return undefined;
    const instant = parseTimestamp(value);
    if (instant) return instant;
    throw invalidQuery(`${name} must be a timestamp such as 2026-11-20T09:30:00Z. Write the + of an offset as %2B.`);
  }

  /** @throws Refusal `invalid` for anything but a day of the calendar */
  day(name: string): string | undefined {
    const value = this.single(name);
    if (value === undefined || isDay(value)) return value;
    throw invalidQuery(`${name} must be a date such as 2026-11-01.`);
  }

  /** The value as sent; it may be empty. Its form is checked by the caller. @throws Refusal `invalid` if it occurs twice */
  private single(name: string): string | undefined {
    const value = this.query[name];
    if (!Array.isArray(value)) return value;
    throw invalidQuery(`${name} must be given only once.`);
  }

  has(name: string): boolean {
    return this.query[name] !== undefined;
  }

  /** The page number: any safe integer from 1, default 1. (docs/reference/lists.md#pages) */
  page(): number {
    const value = this.single('page') ?? '1';
    const page = /^[1-9][0-9]{0,15}$/.test(value) ? Number(value) : Number.NaN;
    if (page <= Number.MAX_SAFE_INTEGER) return page;
    throw invalidQuery(integerText('page', 1, Number.MAX_SAFE_INTEGER));
  }

  /** The page size: 1 to 100, default 10. (docs/reference/lists.md#pages) */
  limit(): number {
    const value = this.single('limit');
    if (value === undefined) return defaultLimit;
    const limit = /^[1-9][0-9]{0,2}$/.test(value) ? Number(value) : Number.NaN;
    if (limit >= 1 && limit <= maxLimit) return limit;
    throw limitInvalid();
  }

  /** Checks the page size, so that a wrong one is a 400 before an unknown id of the path is a 404. */
  requireValidLimit(): void {
    this.limit();
  }

  /** The id before which this page starts: that of the cursor, or the maximum for the first page. */
  before(secret: string, scope: CursorScope): string {
    const cursor = this.text('cursor', 512);
    return cursor === undefined ? maxUuid : readCursor(secret, scope, cursor);
  }

  /** The scope of cursors of this request. The list is identified by its route; `filters` has the ids of its path. */
  cursorScope(filters: CursorScope['filters']): CursorScope {
    return { list: this.request.routeOptions.url ?? '', merchantId: this.merchantId, filters };
  }
}
