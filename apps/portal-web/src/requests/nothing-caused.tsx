import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orderQuery } from '../api/order-query.js';
import type { LoggedRequest } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { OrderLink } from '../session/merchant-links.js';
import { EmptyState } from '../ui/feedback/states.js';

/** Why a request caused nothing. */
export function NothingCaused({ request }: { readonly request: LoggedRequest }): ReactNode {
  const { id, status, route, replayed, subjectIds } = request;
  const order = subjectIds.find((subject) => subject.startsWith('ord_'));
  if (order && status === 200 && route === '/v1/public/orders/create' && !replayed) {
    return <AnsweredOrder requestId={id} orderId={order} />;
  }
  return <Nothing />;
}

const Nothing = (): ReactNode => (
  <EmptyState icon="audit" title="Nothing changed">
    Nothing was created, changed or sent because of this request.
  </EmptyState>
);

interface AnsweredOrderProps {
  readonly requestId: string;
  readonly orderId: string;
}

/** The answered order names the request that created it: if this is another one, the order was there already. */
function AnsweredOrder({ requestId, orderId }: AnsweredOrderProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  const { data } = useQuery(orderQuery(m, orderId, fromSupport));
  const creator = data?.order.requestId;
  if (!data || !creator || creator === requestId) return <Nothing />;
  return (
    <EmptyState icon="audit" title="Nothing changed: the order already existed">
      <OrderLink id={orderId} underline="always">
        Order {data.order.orderNumber}
      </OrderLink>{' '}
      from an earlier request has the same source and number. Your order settings say that the same order awards nothing
      a second time and gets the original answer.
    </EmptyState>
  );
}
