import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#domain/errors.js';

/** The list, merchant and filters that a cursor belongs to. It is refused for any other. */
export interface CursorScope {
  readonly list: string;
  readonly merchantId: string;
  /** The filters of the list, without the page size. */
  readonly filters: Readonly<Record<string, string | boolean | undefined>>;
}

const version = 1;
const idBytes = 16;
const macBytes = 16;
const length = 1 + idBytes + macBytes;

export const cursorInvalid = () =>
  new Refusal(
    'invalid',
    'cursor_invalid',
    'cursor must be a nextCursor of this list, with the same filters, unchanged.',
  );

function macOf(secret: string, scope: CursorScope, id: Buffer): Buffer {
  const filters = Object.entries(scope.filters)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bound = JSON.stringify([version, scope.list, scope.merchantId, filters]);
  return createHmac('sha256', secret).update(bound).update(id).digest().subarray(0, macBytes);
}

/** The cursor of the page after the row with this UUID. (docs/reference/lists.md#cursors) */
export function writeCursor(secret: string, scope: CursorScope, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([Buffer.of(version), id, macOf(secret, scope, id)]).toString('base64url');
}

/**
 * The UUID of the last row before the page.
 * @throws Refusal `invalid` cursor_invalid for a changed cursor, or one of another merchant, list or filter
 */
export function readCursor(secret: string, scope: CursorScope, cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== length || bytes[0] !== version || bytes.toString('base64url') !== cursor) throw cursorInvalid();
  const id = bytes.subarray(1, 1 + idBytes);
  if (!timingSafeEqual(bytes.subarray(1 + idBytes), macOf(secret, scope, id))) throw cursorInvalid();
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
