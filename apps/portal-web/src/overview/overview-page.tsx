import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { count, counted, money, share } from '../frame/format.js';
import { Figure, Figures } from '../frame/figure.js';
import { TextLink } from '../frame/links.js';
import { useMerchant } from '../frame/merchant-context.js';
import { Page } from '../frame/page.js';
import { Panel } from '../frame/panel.js';
import { Loaded } from '../frame/states.js';
import { ZoneNote } from '../frame/time.js';
import { answerOf, portal } from '../portal-client/portal.js';
import type { Overview } from '../portal-client/shapes.js';
import { FirstSteps } from './first-steps.js';
import { OrdersChart } from './orders-chart.js';

/** The first page of a merchant: what happened lately, and what to do next. */
export function OverviewPage(): ReactNode {
  const { m, merchantName } = useMerchant();
  const overview = useQuery({
    queryKey: ['overview', m],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/overview', { params: { path: { m } } }))).data,
  });
  return (
    <Page title="Overview" about={`${merchantName} in the last 30 days.`}>
      <Loaded query={overview}>
        {(data) => (
          <Stack gap="xl">
            <FirstSteps overview={data} />
            <Numbers of={data} />
            <OrdersPanel of={data} />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <VouchersPanel of={data} />
              <ApiPanel of={data} />
            </SimpleGrid>
            <ZoneNote />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

interface Part {
  readonly of: Overview;
}

function Numbers({ of: { customers, orders30d, rewards30d, vouchers } }: Part): ReactNode {
  const merchant = useMerchant();
  return (
    <Figures>
      <Figure name="Orders" value={count(orders30d.count)} note={`worth ${merchant.money(orders30d.value)}`} />
      <Figure name="Customers" value={count(customers.total)} note={`${count(customers.new30d)} new`} />
      <Figure name="Rewards issued" value={count(rewards30d.issued)} note={`${count(rewards30d.redeemed)} redeemed`} />
      <Figure name="Active vouchers" value={count(vouchers.active.count)} note="ready to be redeemed" />
    </Figures>
  );
}

function OrdersPanel({ of: { orders30d } }: Part): ReactNode {
  return (
    <Panel title="Orders by day" about="Orders that reached the programme through the public API.">
      <OrdersChart days={orders30d.series} />
    </Panel>
  );
}

const amounts = (of: readonly { currency: string; value: number }[]): string =>
  of.length === 0 ? 'Nothing' : of.map(({ currency, value }) => money(value, currency)).join(' · ');

function VouchersPanel({ of: { vouchers } }: Part): ReactNode {
  const { m } = useMerchant();
  return (
    <Panel
      title="Voucher balances"
      actions={
        <TextLink to="/merchants/$m/vouchers" params={{ m }} size="sm">
          All vouchers
        </TextLink>
      }
    >
      <Stack gap="md">
        <Line name="Still to be redeemed" value={amounts(vouchers.outstanding)} />
        <Line name="Redeemed in the last 30 days" value={amounts(vouchers.redeemed30d)} />
      </Stack>
    </Panel>
  );
}

function ApiPanel({ of: { keys, requests24h } }: Part): ReactNode {
  const { m } = useMerchant();
  const { requests, errors } = requests24h;
  return (
    <Panel
      title="API in the last 24 hours"
      actions={
        <TextLink to="/merchants/$m/usage" params={{ m }} size="sm">
          Usage
        </TextLink>
      }
    >
      <Stack gap="md">
        <Line
          name="Requests"
          value={`${count(requests)}${requests > 0 ? `, ${share(errors, requests)} of them errors` : ''}`}
        />
        <Line name="Keys" value={`${counted(keys.active, 'active key')} of at most ${keys.limit}`} />
      </Stack>
    </Panel>
  );
}

function Line({ name, value }: { readonly name: string; readonly value: ReactNode }): ReactNode {
  return (
    <div>
      <div style={{ color: 'var(--mantine-color-dimmed)', fontSize: 'var(--mantine-font-size-sm)' }}>{name}</div>
      <div style={{ fontWeight: 600 }} className="figures">
        {value}
      </div>
    </div>
  );
}
