import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { api, unwrap } from '../api/client.js';
import { staleTimeOf } from '../api/support-access.js';
import type { Reward } from '../api/types.js';
import { ExplainButton } from '../explain/explain-redemption.js';
import { RequestsButton } from '../requests/request-links.js';
import { useMerchant } from '../session/merchant-context.js';
import { CustomerLink, ListLink } from '../session/merchant-links.js';
import { Timeline } from '../timeline/timeline.js';
import { DescriptionList } from '../ui/data/description-list.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { QueryState } from '../ui/feedback/states.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { RewardActionButton } from './reward-action-button.js';

/** One issued reward. Each access of support is recorded: it loads a reward once. */
const rewardQuery = (m: string, id: string, fromSupport: boolean) =>
  queryOptions({
    // The key begins with that of the merchant's customers, which every write to a reward invalidates.
    queryKey: ['customers', m, fromSupport, 'reward', id],
    queryFn: async () => {
      const params = { path: { m, id } };
      const { data } = await (fromSupport
        ? unwrap(api.GET('/v1/portal/support/merchants/{m}/rewards/{id}', { params }))
        : unwrap(api.GET('/v1/portal/merchants/{m}/rewards/{id}', { params })));
      return data;
    },
    staleTime: staleTimeOf(fromSupport, 0),
  });

/** One reward of a customer: its state, and what happened to it. */
export function RewardPage(): ReactNode {
  const { m, fromSupport } = useMerchant();
  const { reward: id = '' } = useParams({ strict: false });
  const reward = useQuery(rewardQuery(m, id, fromSupport));
  if (reward.data) return <RewardContent reward={reward.data} />;
  return (
    <Page title="Reward" back={<ListLink list="customers">Customers</ListLink>}>
      <Panel>
        <QueryState query={reward}>{() => null}</QueryState>
      </Panel>
    </Page>
  );
}

function RewardContent({ reward }: { readonly reward: Reward }): ReactNode {
  const { formatDateTime } = useMerchant();
  const { id, customerId, title, status, couponCode, issuedAt, expiry, redeemedAt } = reward;
  return (
    <Page
      title={title}
      back={<CustomerLink id={customerId}>Customer</CustomerLink>}
      badge={<StatusBadge status={status} />}
      actions={
        <>
          <RewardActionButton reward={reward} />
          <ExplainButton id={id} />
          <RequestsButton filter={{ subjectId: id }} />
        </>
      }
    >
      <Panel>
        <DescriptionList
          items={[
            [
              'Customer',
              <CustomerLink key="customer" id={customerId}>
                View customer
              </CustomerLink>,
            ],
            ['Coupon code', couponCode ? <code key="coupon">{couponCode}</code> : 'None'],
            ['Issued', formatDateTime(issuedAt)],
            ['Expires', expiry ? formatDateTime(expiry) : 'Never'],
            ['Redeemed', redeemedAt ? formatDateTime(redeemedAt) : 'No'],
            ['ID', <code key="id">{id}</code>],
          ]}
        />
      </Panel>
      <Timeline subjectId={id} />
      <TimeZoneNote />
    </Page>
  );
}
