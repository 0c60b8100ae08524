import type { QueryOf } from '../api/types.js';
import { setTexts } from '../format/query-text.js';

const texts = ['action', 'staffId', 'id', 'cursor'] as const;

/**
 * The filters of the audit log and its page, as the address has them. Its cursor is absent on the first page. With an id, which
 * a search leads to, the log is this entry alone.
 */
export type AuditSearch = Readonly<Pick<QueryOf<'listAuditLog'>, (typeof texts)[number]>>;

/** Reads the filters and the page of the audit log from the query of an address, and drops all else. */
export const auditSearch = (given: { readonly [name in keyof AuditSearch]?: unknown }): AuditSearch =>
  setTexts(given, texts);
