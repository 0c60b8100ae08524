import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { orderQuery } from '../api/order-query.js';
import type { OrderDetails } from '../api/types.js';
import { formatMoney } from '../format/numbers.js';
import { RequestLink, RequestsButton } from '../requests/request-links.js';
import { RewardTable } from '../rewards/reward-table.js';
import { useMerchant } from '../session/merchant-context.js';
import { Timeline } from '../timeline/timeline.js';
import { DescriptionList } from '../ui/data/description-list.js';
import { Time, TimeZoneNote } from '../ui/data/time.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Notice } from '../ui/feedback/notice.js';
import { QueryState } from '../ui/feedback/states.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { OrderAward } from './order-award.js';
import { causeOf } from './reward-cause.js';
import { OrderEntries } from './order-entries.js';
import { CustomerLink, ListLink, OrderLink } from '../session/merchant-links.js';
import { OrderReturns } from './order-returns.js';
import { ReturnOrder } from './return-order.js';

/** One order: what it awarded and why not more, and all that it did. */
export function OrderPage(): ReactNode {
  const { m, fromSupport } = useMerchant();
  const { order: id = '' } = useParams({ strict: false });
  const order = useQuery(orderQuery(m, id, fromSupport));
  const back = <ListLink list="orders">Orders</ListLink>;
  if (order.data) return <OrderContent details={order.data} back={back} />;
  return (
    <Page title="Order" back={back}>
      <Panel>
        <QueryState query={order}>{() => null}</QueryState>
      </Panel>
    </Page>
  );
}

interface OrderContentProps {
  readonly details: OrderDetails;
  readonly back: ReactNode;
}

function OrderContent({ details, back }: OrderContentProps): ReactNode {
  const { order, ledger, rewards, coupon, unusedCoupon, returns } = details;
  const { hasRole, fromSupport } = useMerchant();
  const [returning, setReturning] = useState(false);
  const canReturn = order.status !== 'returned' && !fromSupport && hasRole('admin');
  return (
    <Page
      title={`Order ${order.orderNumber}`}
      back={back}
      {...(order.status !== 'completed' && { badge: <StatusBadge status={order.status} /> })}
      actions={
        <>
          <RequestsButton filter={{ subjectId: order.id }} />
          {canReturn && (
            <Button variant="default" onClick={() => setReturning(true)}>
              Return order
            </Button>
          )}
        </>
      }
    >
      <Panel title="Details">
        <OrderFacts order={order} />
      </Panel>
      {returning && <ReturnOrder order={order} onClose={() => setReturning(false)} />}
      {returns.length > 0 && <OrderReturns currency={order.currency} returns={returns} />}
      <OrderAward details={details} />
      <OrderEntries order={order} entries={ledger} />
      <Panel title="Rewards issued" flush={rewards.length > 0}>
        <RewardTable
          caption="Rewards issued"
          empty="The order issued no rewards."
          rewards={rewards}
          cause={(reward) => causeOf(reward, rewards)}
        />
      </Panel>
      {unusedCoupon && (
        <Notice tone="warn" title="A coupon was sent and not redeemed">
          {unusedCoupon.message}
        </Notice>
      )}
      {coupon && (
        <Panel title="Coupon redeemed" flush>
          <RewardTable caption="Coupon redeemed" empty="" rewards={[coupon]} />
        </Panel>
      )}
      <Timeline subjectId={order.id} />
      <TimeZoneNote />
    </Page>
  );
}

function OrderFacts({ order }: { readonly order: OrderDetails['order'] }): ReactNode {
  const { customer, repeatOf, requestId } = order;
  return (
    <DescriptionList
      items={[
        [
          'Customer',
          <CustomerLink key="customer" id={customer.id}>
            {customer.name || customer.email}
          </CustomerLink>,
        ],
        ...(customer.name ? ([['E-mail', customer.email]] as const) : []),
        ['Value', formatMoney(order.value, order.currency)],
        ...(order.status === 'completed'
          ? []
          : ([['Returned', formatMoney(order.returnedValue, order.currency)]] as const)),
        ['Source', order.source],
        ['Received', <Time key="at" at={order.createdAt} relative />],
        [
          'Request',
          requestId ? (
            <RequestLink key="request" id={requestId}>
              The request that sent it
            </RequestLink>
          ) : (
            'Not known'
          ),
        ],
        ...(repeatOf
          ? ([
              [
                'Repeat of',
                <OrderLink key="repeat" id={repeatOf}>
                  The first order with this number and source
                </OrderLink>,
              ],
            ] as const)
          : []),
        ['ID for the API', <code key="id">{order.externalId}</code>],
      ]}
    />
  );
}
