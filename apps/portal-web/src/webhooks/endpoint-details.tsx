import type { ReactNode } from 'react';
import type { WebhookEndpoint } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { DescriptionList } from '../ui/data/description-list.js';
import { Notice } from '../ui/feedback/notice.js';
import { typesText } from '../events/event-types.js';

const disabledTexts: Readonly<Record<string, string>> = {
  manual: 'A member of your team or an API key disabled it.',
  gone: 'Your server answered 410 Gone.',
  failing: 'No delivery succeeded for five days.',
};

/** Says why nothing arrives at an endpoint. */
export function EndpointHealth({
  endpoint: { status, disabledReason, failingSince },
}: {
  readonly endpoint: WebhookEndpoint;
}) {
  const { formatDateTime } = useMerchant();
  if (status === 'disabled') {
    return (
      <Notice tone="warn" title="This endpoint is disabled">
        {disabledTexts[disabledReason ?? ''] ?? 'Nothing is sent to it.'} Matching events are kept for 30 days as
        skipped deliveries. Enable the endpoint, then choose “Recover deliveries” to send them.
      </Notice>
    );
  }
  if (!failingSince) return null;
  return (
    <Notice tone="warn" title={`Deliveries have failed since ${formatDateTime(failingSince)}`}>
      They are tried again for about three days. After five days without a success the endpoint is disabled.
    </Notice>
  );
}

/** The settings of an endpoint, and when it was last reached. */
export function EndpointDetails({ endpoint }: { readonly endpoint: WebhookEndpoint }): ReactNode {
  const { formatDateTime } = useMerchant();
  const { url, types, includePersonalData, createdAt, lastSuccessAt, lastFailureAt, id } = endpoint;
  return (
    <DescriptionList
      items={[
        ['URL', url],
        ['Events', typesText(types)],
        ['Personal data', includePersonalData ? 'Included' : 'Left out'],
        ['Created', formatDateTime(createdAt)],
        ['Last success', lastSuccessAt ? formatDateTime(lastSuccessAt) : 'Never'],
        ['Last failure', lastFailureAt ? formatDateTime(lastFailureAt) : 'Never'],
        ['ID for the API', <code key="id">{id}</code>],
      ]}
    />
  );
}
