import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Timeline } from '../timeline/timeline.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { TextLink } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { RequestsLink } from './request-links.js';
import { kindOf } from '../session/object-link.js';

/** An object without a page of its own: what happened to it, and whether it would be redeemed. */
export function ObjectPage(): ReactNode {
  const { m, merchantName, fromSupport } = useMerchant();
  const { object: subjectId = '' } = useParams({ strict: false });
  return (
    <Page
      title={kindOf(subjectId)}
      description={subjectId}
      back={
        fromSupport ? (
          <TextLink to="/support/merchants/$m" params={{ m }}>
            {merchantName}
          </TextLink>
        ) : (
          <TextLink to="/merchants/$m/requests" params={{ m }}>
            Requests
          </TextLink>
        )
      }
      actions={<RequestsLink filter={{ keyId: subjectId }}>All its requests</RequestsLink>}
    >
      <Timeline subjectId={subjectId} />
      <TimeZoneNote />
    </Page>
  );
}
