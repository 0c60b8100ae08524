import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { count, counted, money, share } from '../format/format.js';
import { Figure, Figures } from '../ui/data/stat.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { Loaded } from '../ui/feedback/states.js';
import { ZoneNote } from '../ui/data/time.js';
import { answerOf, portal } from '../api/client.js';
import type { Overview } from '../api/types.js';
import { FirstSteps } from './getting-started.js';
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

/** What stands for a figure of a merchant that has more than can be counted while somebody waits. */
const tooMany = 'Too many to count';

function Numbers({ of: { customers, orders30d, rewards30d, vouchers, notCounted } }: Part): ReactNode {
  const merchant = useMerchant();
  const figure = (name: Overview['notCounted'][number], value: number, note: string) =>
    notCounted.includes(name) ? { value: '–', note: tooMany } : { value: count(value), note };
  const worth = `worth ${merchant.money(orders30d.value)}`;
  return (
    <Figures>
      <Figure name="Orders" {...figure('orders30d', orders30d.count, worth)} />
      <Figure name="Customers" {...figure('customers', customers.total, `${count(customers.new30d)} new`)} />
      <Figure
        name="Rewards issued"
        {...figure('rewards30d', rewards30d.issued, `${count(rewards30d.redeemed)} redeemed`)}
      />
      <Figure name="Active vouchers" {...figure('vouchers.active', vouchers.active.count, 'ready to be redeemed')} />
    </Figures>
  );
}

function OrdersPanel({ of: { orders30d, notCounted } }: Part): ReactNode {
  return (
    <Panel title="Orders by day" about="Orders that reached the programme through the public API.">
      {notCounted.includes('orders30d') ? tooMany : <OrdersChart days={orders30d.series} />}
    </Panel>
  );
}

const amounts = (of: readonly { currency: string; value: number }[]): string =>
  of.length === 0 ? 'Nothing' : of.map(({ currency, value }) => money(value, currency)).join(' · ');

function VouchersPanel({ of: { vouchers, notCounted } }: Part): ReactNode {
  const { m } = useMerchant();
  const sum = (name: 'outstanding' | 'redeemed30d') =>
    notCounted.includes(`vouchers.${name}`) ? tooMany : amounts(vouchers[name]);
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
        <Line name="Still to be redeemed" value={sum('outstanding')} />
        <Line name="Redeemed in the last 30 days" value={sum('redeemed30d')} />
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
