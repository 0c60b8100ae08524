import { QueryParameters } from '#http/input/query-parameters.js';
import type { Page } from '#http/input/list-page.js';
import { CursorSecret } from '#http/input/cursor-secret.js';
import { Database } from '#persistence/database/database.js';
import { Controller, Param } from '@nestjs/common';
import { auditEntryExample, AuditEntryView } from '../audit/audit-entry.view.js';
import { auditPage, auditQuery } from '../audit/audit-page.js';
import { type Support, CurrentSupport, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { slowReadRefusals } from '../edge/portal-refusals.js';
import { accessMerchant } from './record-access.js';

@Controller()
export class ListAuditLogOfMerchant {
  constructor(
    private readonly db: Database,
    private readonly cursors: CursorSecret,
  ) {}

  @PortalOperation({
    method: 'GET',
    path: '/support/merchants/:m/audit-log',
    id: 'listAuditLogOfMerchant',
    who: 'support',
    tag: 'Support',
    summary: 'Read the audit log of a merchant',
    description: 'Newest first. This access is itself recorded, as the first entry of the log.',
    query: auditQuery,
    answer: { description: 'The entries.', shape: 'page', type: AuditEntryView, example: auditEntryExample },
    refusals: slowReadRefusals,
  })
  async handle(
    @CurrentSupport() support: Support,
    @Param('m') m: string,
    @CurrentQuery() query: QueryParameters,
  ): Promise<Page<AuditEntryView>> {
    const { merchant, record } = await accessMerchant(this.db, support, m, 'audit_log');
    return auditPage(query, this.db, this.cursors.secret, merchant.id, record);
  }
}
