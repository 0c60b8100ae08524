import { decodeId, nilUuid } from '#domain/ids.js';
import { type DocumentedQuery, pageQuery } from '#http/openapi/documented-answer.js';
import { invalidQuery, type QueryParameters } from '#http/input/query-parameters.js';
import { type Page, readPage } from '#http/input/list-page.js';
import { type BeforeRead, nothingBefore } from '#http/requests/before-read.js';
import { type AuditFilter, listAuditEntries, type ShownAuditEntry } from '#persistence/audit/audit-log.store.js';
import type { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { AuditEntryView } from './audit-entry.view.js';

/** The filters of the audit log, without those of the page. */
export const auditFilters: readonly DocumentedQuery[] = [
  {
    name: 'action',
    description: 'An action, such as `key.created`, or the part before the dot: `key` matches all actions on keys.',
    schema: { type: 'string', pattern: '^[a-z_]+(\\.[a-z_]+)?$', maxLength: 64 },
  },
  { name: 'staffId', description: 'Only actions of this user.', schema: { type: 'string', maxLength: 128 } },
];

export const auditQuery: readonly DocumentedQuery[] = [
  ...pageQuery,
  ...auditFilters,
  {
    name: 'id',
    description: 'Only the entry with this id. The other filters are not applied.',
    schema: { type: 'string', maxLength: 128 },
  },
];

const actionForm = /^[a-z_]+(\.[a-z_]+)?$/;

/** @throws Refusal `invalid` for the query */
export function auditFilterOf(query: QueryParameters): AuditFilter {
  const action = query.text('action', 64);
  if (action !== undefined && !actionForm.test(action)) {
    throw invalidQuery('action must be an action such as key.created, or its part before the dot.');
  }
  const person = query.text('staffId', 128);
  // A malformed id matches no entry, like an unknown one.
  return { action, staffId: person === undefined ? undefined : (decodeId('staff', person) ?? nilUuid) };
}

/** The id after a UUID, below which that UUID is the newest. */
function idAfter(id: string): string {
  const next = BigInt.asUintN(128, BigInt(`0x${id.replaceAll('-', '')}`) + 1n);
  const digits = next.toString(16).padStart(32, '0');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The entry of an id, as a list. A search finds an entry that may be far from the newest page. */
async function listEntry(reader: Reader, merchantId: string, shownId: string): Promise<ShownAuditEntry[]> {
  const id = decodeId('audit_entry', shownId);
  if (id === undefined) return [];
  const newest = await listAuditEntries(reader, merchantId, {}, idAfter(id), 1);
  return newest.filter((entry) => entry.id === id);
}

/** One page of a merchant's audit log, newest first. @throws Refusal `invalid` for the query */
export async function auditPage(
  query: QueryParameters,
  db: Database,
  secret: string,
  merchantId: string,
  beforeRead: BeforeRead = nothingBefore,
): Promise<Page<AuditEntryView>> {
  const { action, staffId } = auditFilterOf(query);
  const id = query.text('id', 128);
  return readPage(
    query,
    secret,
    { action, staffId, id },
    async (before, count) => {
      await beforeRead();
      if (id !== undefined) return listEntry(db, merchantId, id);
      const list = (reader: Reader) => listAuditEntries(reader, merchantId, { action, staffId }, before, count);
      return action === undefined && staffId === undefined ? list(db) : db.runSlowRead(merchantId, list);
    },
    (entry) => new AuditEntryView(entry),
  );
}
