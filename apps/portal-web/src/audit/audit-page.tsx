import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { EmptyState } from '../ui/feedback/states.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { AuditLog } from './audit-log.js';

/** Who did what, when, and from where. */
export function AuditPage(): ReactNode {
  const { hasRole } = useMerchant();
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
    >
      <AuditLog />
      <TimeZoneNote />
    </Page>
  );
}
