import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { EmptyState } from '../ui/feedback/states.js';
import { ExportLink } from '../ui/actions/export-link.js';
import { addressedList } from '../ui/data/addressed-list.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { AuditLog } from './audit-log.js';
import { auditSearch } from './audit-search.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/audit-log');

/** Who did what, when, and from where. */
export function AuditPage(): ReactNode {
  const { m, hasRole } = useMerchant();
  // The router passes what is not a filter through.
  const search = auditSearch({ ...route.useSearch() });
  const { cursor: _page, ...filter } = search;
  const navigate = route.useNavigate();
  if (!hasRole('admin')) {
    return (
      <Page title="Audit log">
        <EmptyState icon="audit" title="Only admins and owners can read the audit log">
          You do not have access to this page.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title="Audit log"
      description="Changes to keys, programme and team, sign-ins, and access by support. Entries can’t be changed."
      actions={filter.id === undefined && <ExportLink m={m} list="audit-log" query={{ ...filter }} />}
    >
      <AuditLog {...addressedList(search, (change) => void navigate(change))} />
      <TimeZoneNote />
    </Page>
  );
}
