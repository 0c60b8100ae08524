import type { ReactNode } from 'react';
import type { EventWithDeliveries } from '../api/types.js';
import { formatMoney, formatNumber } from '../format/numbers.js';
import { ObjectLink } from '../session/object-link.js';
import { RequestLink, RequestsLink } from '../requests/request-links.js';
import { DescriptionList } from '../ui/data/description-list.js';
import { Time } from '../ui/data/time.js';
import { EventActor } from './event-actor.js';

/** When, to what, by whom and by which request. */
export function EventDetails({ event }: { readonly event: EventWithDeliveries }): ReactNode {
  const { id, createdAt, publishedAt, subject, customerId, actor, request, data } = event;
  const { amount, quantity, reason } = data;
  return (
    <DescriptionList
      items={[
        ['Happened', <Time key="created" at={createdAt} relative />],
        ['Published', <Time key="published" at={publishedAt} />],
        [
          'Object',
          <ObjectLink key="subject" id={subject.id} customerId={customerId}>
            <code>{subject.id}</code>
          </ObjectLink>,
        ],
        ...(subject.externalId === subject.id ? [] : ([['Your own ID', subject.externalId]] as const)),
        ...(customerId && customerId !== subject.id
          ? ([
              [
                'Customer',
                <ObjectLink key="customer" id={customerId}>
                  <code>{customerId}</code>
                </ObjectLink>,
              ],
            ] as const)
          : []),
        ...(amount === undefined ? [] : ([['Amount', amountOf(amount, data.object['currency'])]] as const)),
        ...(quantity === undefined ? [] : ([['Quantity', formatNumber(quantity)]] as const)),
        ...(reason ? ([['Reason', reason]] as const) : []),
        ['By', <EventActor key="actor" actor={actor} />],
        ['Request', <CausingRequest key="request" event={event} />],
        [
          'Idempotency-Key',
          request.idempotencyKey ? (
            <RequestsLink key="key" filter={{ idempotencyKey: request.idempotencyKey }}>
              {request.idempotencyKey}
            </RequestsLink>
          ) : (
            'None'
          ),
        ],
        ['Event ID', <code key="id">{id}</code>],
      ]}
    />
  );
}

/** An amount is in the currency of the object, which the events of vouchers and orders have. */
const amountOf = (amount: number, currency: unknown): string =>
  typeof currency === 'string' ? formatMoney(amount, currency) : formatNumber(amount);

/** The request that caused an event. The page of one that is not in the request log shows what else it caused. */
function CausingRequest({ event: { request } }: { readonly event: EventWithDeliveries }): ReactNode {
  if (!request.id) return 'None: it happened automatically';
  return (
    <RequestLink id={request.id} size="sm">
      <code>{request.id}</code>
    </RequestLink>
  );
}
