import { setTexts } from '../format/query-text.js';

/** The filters of the audit log and its page, as the address has them. */
export interface AuditSearch {
  readonly action?: string;
  readonly staffId?: string;
  /** Where the page begins; absent on the first one. */
  readonly cursor?: string;
}

/** What of an address belongs to the audit log. */
export const auditSearch = (given: { readonly [name in keyof AuditSearch]?: unknown }): AuditSearch =>
  setTexts(given, ['action', 'staffId', 'cursor'] as const);
