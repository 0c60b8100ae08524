import { encodeId, maxUuid } from '#domain/ids.js';
import type { QueryParameters } from '#http/input/query-parameters.js';
import type { CsvFile } from '#http/server/csv-file.interceptor.js';
import { listAuditEntries, type ShownAuditEntry } from '#persistence/audit/audit-log.store.js';
import { Controller } from '@nestjs/common';
import { shownActorId } from '../audit/audit-entry.view.js';
import { auditFilterOf, auditFilters } from '../audit/audit-page.js';
import { type Member, CurrentMember, CurrentQuery } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { type CsvList, ExportCsv } from './export-csv.js';
import { exportRoute } from './export-route.js';
import { fullPart } from './full-part.js';

const entriesAtOnce = 500;

const columns: CsvList<ShownAuditEntry>['columns'] = {
  id: ({ id }) => encodeId('audit_entry', id),
  at: ({ at }) => at.toISOString(),
  actorKind: ({ actorKind }) => actorKind,
  actorId: shownActorId,
  actorName: ({ actorName }) => actorName,
  action: ({ action }) => action,
  subjectId: ({ subjectId, subjectKind }) => subjectId && subjectKind && encodeId(subjectKind, subjectId),
  subjectName: ({ subjectName }) => subjectName,
  details: ({ details }) => JSON.stringify(details),
  address: ({ address }) => address,
};

@Controller()
export class ExportAuditLog {
  constructor(private readonly csv: ExportCsv) {}

  @PortalOperation(
    exportRoute({
      list: 'audit-log',
      id: 'exportAuditLog',
      who: 'admin',
      tag: 'Exports',
      summary: 'Export the audit log',
      query: auditFilters,
    }),
  )
  handle(@CurrentMember() member: Member, @CurrentQuery() query: QueryParameters): Promise<CsvFile> {
    const filter = auditFilterOf(query);
    return this.csv.start(member, query, {
      name: 'audit-log',
      thing: 'audit_log',
      columns,
      filters: auditFilters.map(({ name }) => name),
      load: async (reader, behind = maxUuid) =>
        fullPart(await listAuditEntries(reader, member.merchantId, filter, behind, entriesAtOnce), entriesAtOnce),
    });
  }
}
