import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#domain/errors.js';

/** Which walk a cursor belongs to: it is refused anywhere else. */
export interface CursorScope {
  readonly list: string;
  readonly merchantId: string;
  /** What the list is narrowed by, page size apart. */
  readonly filters: Readonly<Record<string, string | boolean | undefined>>;
}

/** Above every UUID: where a walk from the newest row begins. */
export const beforeEverything = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const version = 1;
const idBytes = 16;
const macBytes = 16;
const length = 1 + idBytes + macBytes;

const invalid = () =>
  new Refusal(
    'invalid',
    'cursor_invalid',
    'cursor must be a nextCursor of this list, with the same filters, unchanged.',
  );

function macOf(secret: string, walk: CursorScope, id: Buffer): Buffer {
  const filters = Object.entries(walk.filters)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const bound = JSON.stringify([version, walk.list, walk.merchantId, filters]);
  return createHmac('sha256', secret).update(bound).update(id).digest().subarray(0, macBytes);
}

/** The cursor that goes on below the row with this UUID. (docs/reference/lists.md#cursors) */
export function writeCursor(secret: string, walk: CursorScope, uuid: string): string {
  const id = Buffer.from(uuid.replaceAll('-', ''), 'hex');
  return Buffer.concat([Buffer.of(version), id, macOf(secret, walk, id)]).toString('base64url');
}

/**
 * The UUID below which the walk goes on.
 * @throws Refusal `invalid` cursor_invalid for a changed or foreign cursor, or one of another list or other filters
 */
export function readCursor(secret: string, walk: CursorScope, cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  if (bytes.length !== length || bytes[0] !== version || bytes.toString('base64url') !== cursor) throw invalid();
  const id = bytes.subarray(1, 1 + idBytes);
  if (!timingSafeEqual(bytes.subarray(1 + idBytes), macOf(secret, walk, id))) throw invalid();
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
