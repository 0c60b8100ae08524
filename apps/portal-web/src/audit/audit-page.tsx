import type { ReactNode } from 'react';
import { useMerchant } from '../frame/merchant-context.js';
import { Page } from '../frame/page.js';
import { Empty } from '../frame/states.js';
import { ZoneNote } from '../frame/time.js';
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
