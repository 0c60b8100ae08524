import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { changeSince } from '../format/change.js';
import { formatNumber, formatMoney, formatPercent } from '../format/numbers.js';
import { Stat, StatGrid } from '../ui/data/stat.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { LoadingState, QueryState } from '../ui/feedback/states.js';
import { Time, TimeZoneNote } from '../ui/data/time.js';
import { unwrap, api } from '../api/client.js';
import type { Overview } from '../api/types.js';
import { AttentionPanel, Latest, useAttention } from './attention-panel.js';
import { OrdersChart } from './orders-chart.js';

/** How often the page looks whether the worker has counted what took too long. */
const recountMs = 30_000;

/** The overview of a merchant. */
export function OverviewPage(): ReactNode {
  const { m, merchantName } = useMerchant();
  const overview = useQuery({
    queryKey: ['overview', m],
    queryFn: async () => (await unwrap(api.GET('/v1/portal/merchants/{m}/overview', { params: { path: { m } } }))).data,
    refetchInterval: ({ state }) => ((state.data?.notCounted.length ?? 0) > 0 ? recountMs : false),
  });
  return (
    <Page title="Overview" description={`${merchantName} in the last 30 days.`}>
      <QueryState query={overview}>
        {(data) => (
          <Stack gap="xl">
            <FirstSteps overview={data} />
            <AttentionPanel />
            <Numbers overview={data} />
            {data.countedAt && <CountedAt at={data.countedAt} />}
            <OrdersPanel overview={data} />
            <Latest />
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
              <VouchersPanel overview={data} />
              <ApiPanel overview={data} />
            </SimpleGrid>
            <TimeZoneNote />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

/** Loaded only where the steps are shown: a merchant needs them once. */
const GettingStarted = lazy(() => import('./getting-started.js').then((file) => ({ default: file.GettingStarted })));

/** The first steps of a merchant that has never had an order. When the first one arrives they stay until the page is left. */
function FirstSteps({ overview }: Part): ReactNode {
  const { hasRole } = useMerchant();
  const { data: attention } = useAttention();
  const [isNew, setIsNew] = useState<boolean>();
  if (isNew === undefined && attention) {
    const hasOrders = attention.latestOrders.length > 0 || overview.orders30d.count > 0;
    setIsNew(!hasOrders && !overview.notCounted.includes('orders30d') && hasRole('admin'));
  }
  if (!isNew) return null;
  return (
    <Suspense fallback={<LoadingState rows={3} />}>
      <GettingStarted overview={overview} />
    </Suspense>
  );
}

interface Part {
  readonly overview: Overview;
}

/** Shown for a figure that takes too long for a request, until the worker has counted it. */
const stillCounting = 'Still being counted';

/** A merchant with very many records sees the worker's last count. */
function CountedAt({ at }: { readonly at: string }): ReactNode {
  return (
    <Text size="sm" c="dimmed">
      Counted <Time at={at} />. Newer figures follow a few minutes after you open this page.
    </Text>
  );
}

function Numbers({ overview: { customers, orders30d, rewards30d, vouchers, notCounted } }: Part): ReactNode {
  const merchant = useMerchant();
  const figure = (name: Overview['notCounted'][number], value: number, ...notes: readonly (string | undefined)[]) =>
    notCounted.includes(name)
      ? { value: '–', note: stillCounting }
      : { value: formatNumber(value), note: notes.filter(Boolean).join(' · ') };
  const worth = `worth ${merchant.formatMoney(orders30d.value)}`;
  return (
    <StatGrid>
      <Stat
        name="Orders"
        {...figure('orders30d', orders30d.count, worth, changeSince(orders30d.count, orders30d.before.count))}
      />
      <Stat
        name="Customers"
        {...figure(
          'customers',
          customers.total,
          `${formatNumber(customers.new30d)} new`,
          changeSince(customers.new30d, customers.newBefore),
        )}
      />
      <Stat
        name="Rewards issued"
        {...figure(
          'rewards30d',
          rewards30d.issued,
          `${formatNumber(rewards30d.redeemed)} redeemed`,
          changeSince(rewards30d.issued, rewards30d.issuedBefore),
        )}
      />
      <Stat name="Active vouchers" {...figure('vouchers.active', vouchers.active.count, 'ready to redeem')} />
    </StatGrid>
  );
}

function OrdersPanel({ overview: { orders30d, notCounted } }: Part): ReactNode {
  const { m } = useMerchant();
  return (
    <Panel
      title="Orders by day"
      description="Orders received through the public API."
      actions={
        <TextLink to="/merchants/$m/orders" params={{ m }} size="sm">
          All orders
        </TextLink>
      }
    >
      {notCounted.includes('orders30d') ? stillCounting : <OrdersChart days={orders30d.series} />}
    </Panel>
  );
}

const amounts = (of: readonly { currency: string; value: number }[]): string =>
  of.length === 0 ? 'None' : of.map(({ currency, value }) => formatMoney(value, currency)).join(' · ');

function VouchersPanel({ overview: { vouchers, notCounted } }: Part): ReactNode {
  const { m } = useMerchant();
  const sum = (name: 'outstanding' | 'redeemed30d') =>
    notCounted.includes(`vouchers.${name}`) ? stillCounting : amounts(vouchers[name]);
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
        <Line name="Outstanding" value={sum('outstanding')} />
        <Line name="Redeemed in the last 30 days" value={sum('redeemed30d')} />
      </Stack>
    </Panel>
  );
}

function ApiPanel({ overview: { keys, requests24h } }: Part): ReactNode {
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
          value={`${formatNumber(requests)}${requests > 0 ? `, ${formatPercent(errors, requests)} errors` : ''}`}
        />
        <Line name="Active keys" value={`${keys.active} of ${keys.limit}`} />
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
