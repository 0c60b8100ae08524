import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DescriptionList } from '../ui/data/description-list.js';
import { formatNumber } from '../format/numbers.js';
import { LinkButton } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { ListLink } from '../session/merchant-links.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { QueryState } from '../ui/feedback/states.js';
import { TimeZoneNote } from '../ui/data/time.js';
import type { CustomerDetails } from '../api/types.js';
import { RequestsButton } from '../requests/request-links.js';
import { Timeline } from '../timeline/timeline.js';
import { CustomerCards } from './customer-cards.js';
import { CustomerForm } from './customer-form.js';
import { customerQuery } from './customer-queries.js';
import { CustomerLedger } from './customer-ledger.js';
import { CustomerRewards } from './customer-rewards.js';
import { CustomerVouchers } from './customer-vouchers.js';

/** One customer with cards, rewards, vouchers and history. */
export function CustomerPage(): ReactNode {
  const { m, fromSupport } = useMerchant();
  const { customer: id = '' } = useParams({ strict: false });
  const customer = useQuery(customerQuery(m, id, fromSupport));
  const back = <ListLink list="customers">Customers</ListLink>;
  if (customer.data) return <CustomerContent details={customer.data} back={back} />;
  return (
    <Page title="Customer" back={back}>
      <Panel>
        <QueryState query={customer}>{() => null}</QueryState>
      </Panel>
    </Page>
  );
}

function CustomerContent({
  details,
  back,
}: {
  readonly details: CustomerDetails;
  readonly back: ReactNode;
}): ReactNode {
  const { m, fromSupport, hasRole, formatDateTime } = useMerchant();
  const [changing, change] = useDisclosure(false);
  const { customer, cards, rewards, vouchers, ledger } = details;
  return (
    <Page
      title={customer.name || customer.email}
      back={back}
      actions={
        <>
          <LinkButton
            to={fromSupport ? '/support/merchants/$m' : '/merchants/$m/orders'}
            params={{ m }}
            search={{ ...(fromSupport ? { tab: 'orders' } : {}), customerId: customer.id }}
            variant="default"
          >
            Orders
          </LinkButton>
          <RequestsButton filter={{ subjectId: customer.id }} />
          {hasRole('staff') && (
            <Button variant="default" onClick={change.open}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <Panel title="Details">
        <DescriptionList
          items={[
            ['E-mail', customer.email],
            ['Customer since', formatDateTime(customer.createdAt)],
            ['Total stamps', formatNumber(customer.lifetimeStamps)],
            ['Total points', formatNumber(customer.lifetimePoints)],
            ['ID for the API', <code key="id">{customer.externalId}</code>],
          ]}
        />
      </Panel>
      <CustomerCards cards={cards} />
      <CustomerRewards customerId={customer.id} rewards={rewards} />
      <CustomerVouchers customer={customer} vouchers={vouchers} />
      <CustomerLedger customerId={customer.id} entries={ledger} />
      <Timeline subjectId={customer.id} />
      <TimeZoneNote />
      {changing && <CustomerForm customer={customer} onClose={change.close} />}
    </Page>
  );
}
