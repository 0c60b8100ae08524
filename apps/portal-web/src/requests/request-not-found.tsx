import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { TextLink } from '../ui/layout/links.js';

/** Why a request that was sent may not be in the log, and where its failure is counted. */
export function RequestNotFound(): ReactNode {
  const { m, fromSupport } = useMerchant();
  return (
    <Notice title="Only requests with a valid key are in the request log">
      Requests that were answered 401 are counted under{' '}
      {fromSupport ? (
        <TextLink to="/support/merchants/$m" params={{ m }} search={{ tab: 'failures' }} size="sm" underline="always">
          Failed authentications
        </TextLink>
      ) : (
        <TextLink to="/merchants/$m/keys" params={{ m }} size="sm" underline="always">
          API keys
        </TextLink>
      )}
      . Requests are kept for 30 days.
    </Notice>
  );
}
