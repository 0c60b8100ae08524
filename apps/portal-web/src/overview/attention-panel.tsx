import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, unwrap } from '../api/client.js';
import { useMerchant } from '../session/merchant-context.js';
import { ErrorState, LoadingState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import { Attention } from './attention.js';
import { ExpiringVouchers, LatestOrders } from './latest.js';

/** A query of its own, because it is quick, and the figures of the overview may take a while. */
export function useAttention() {
  const { m } = useMerchant();
  return useQuery({
    queryKey: ['overview', m, 'attention'],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/attention', { params: { path: { m } } }))).data,
  });
}

/** What needs attention now. */
export function AttentionPanel(): ReactNode {
  const { data, error, refetch } = useAttention();
  if (data) return <Attention items={data.items} />;
  return <Panel>{error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingState rows={2} />}</Panel>;
}

/** The latest orders, and the vouchers that expire next. */
export function Latest(): ReactNode {
  const { data } = useAttention();
  if (!data) return null;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <LatestOrders orders={data.latestOrders} />
      <ExpiringVouchers vouchers={data.expiringVouchers} />
    </SimpleGrid>
  );
}
