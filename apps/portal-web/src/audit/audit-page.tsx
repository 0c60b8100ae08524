import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { Empty } from '../ui/feedback/states.js';
import { ZoneNote } from '../ui/data/time.js';
import { AuditLog } from './audit-log.js';

/** Who did what, when, and from where. */
export function AuditPage(): ReactNode {
  const { may } = useMerchant();
  if (!may('admin')) {
    return (
      <Page title="Audit log">
        <Empty icon="audit" title="Admins and owners can read this">
          Your role does not reach here.
        </Empty>
      </Page>
    );
  }
  return (
    <Page
      title="Audit log"
      about="Who changed keys, programme and team, who signed in, and what support looked at. Entries can’t be changed."
    >
      <AuditLog />
      <ZoneNote />
    </Page>
  );
}
