import { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { Database } from '#persistence/database/database.js';
import { Controller } from '@nestjs/common';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { auditEntryExample, AuditEntryView } from './audit-entry.view.js';
import { auditPage, auditQuery } from './audit-page.js';

@Controller()
export class ListAuditLog {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/audit-log',
    id: 'listAuditLog',
    who: 'admin',
    tag: 'Audit log',
    summary: 'Read the audit log',
    description:
      'Who did what, when and from where: keys, programme, team, sign-ins and access by support. Newest first. ' +
      'Entries are never changed or deleted, except sign-ins, which are kept for 180 days. Sign-ins of members and ' +
      'former members are shown for the time of their membership; of former members, only the 200 who left last. ' +
      'Failed sign-ins are counted (`tries` in `details`): one entry per reason and five minutes.',
    query: auditQuery,
    answer: { description: 'The entries.', shape: 'page', type: AuditEntryView, example: auditEntryExample },
    refusals: slowReadRefusals,
  })
  handle(
    @CurrentMember() { merchantId }: Member,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<AuditEntryView>> {
    return auditPage(query, this.db, this.cursors.secret, merchantId);
  }
}
