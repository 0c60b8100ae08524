import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Facts } from '../ui/data/description-list.js';
import { count } from '../format/format.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Loaded } from '../ui/feedback/states.js';
import { ZoneNote } from '../ui/data/time.js';
import type { WholeCustomer } from '../api/types.js';
import { CardsOf } from './customer-cards.js';
import { CustomerForm } from './customer-form.js';
import { customerQuery } from './customer-queries.js';
import { LedgerOf } from './customer-ledger.js';
import { RewardsOf } from './customer-rewards.js';
import { VouchersOf } from './customer-vouchers.js';

/** One customer with cards, rewards, vouchers and what happened to them. */
export function CustomerPage(): ReactNode {
  const { m } = useMerchant();
  const { customer: id } = useParams({ from: '/signed-in/shell/merchants/$m/customers/$customer' });
  const customer = useQuery(customerQuery(m, id));
  const back = (
    <TextLink to="/merchants/$m/customers" params={{ m }}>
      Customers
    </TextLink>
  );
  if (customer.data) return <Known of={customer.data} back={back} />;
  return (
    <Page title="Customer" back={back}>
      <Panel>
        <Loaded query={customer}>{() => null}</Loaded>
      </Panel>
    </Page>
  );
}

function Known({ of: data, back }: { readonly of: WholeCustomer; readonly back: ReactNode }): ReactNode {
  const { may, dateTime } = useMerchant();
  const [changing, change] = useDisclosure(false);
  const { customer, cards, rewards, vouchers, ledger } = data;
  return (
    <Page
      title={customer.name || customer.email}
      back={back}
      actions={
        may('admin') && (
          <Button variant="default" onClick={change.open}>
            Change
          </Button>
        )
      }
    >
      <Panel title="About">
        <Facts
          of={[
            ['E-mail', customer.email],
            ['Since', dateTime(customer.createdAt)],
            ['Stamps ever', count(customer.lifetimeStamps)],
            ['Points ever', count(customer.lifetimePoints)],
            ['Id for the API', <code key="id">{customer.externalId}</code>],
          ]}
        />
      </Panel>
      <CardsOf cards={cards} />
      <RewardsOf rewards={rewards} />
      <VouchersOf vouchers={vouchers} />
      <LedgerOf entries={ledger} />
      <ZoneNote />
      {changing && <CustomerForm of={customer} onClose={change.close} />}
    </Page>
  );
}
