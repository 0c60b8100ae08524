import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ExplainButton } from '../explain/explain-redemption.js';
import { useMerchant } from '../session/merchant-context.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { TextLink } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { RequestLog } from './request-log.js';
import { kindOf } from './request-subjects.js';

/** An object without a page of its own: the requests that name it, and whether it would be redeemed. */
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
      actions={/^(?:vch|rwd)_/.test(subjectId) && <ExplainButton id={subjectId} />}
    >
      <RequestLog filter={{ subjectId }} />
      <TimeZoneNote />
    </Page>
  );
}
