import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasReason } from '../../api/api-error.js';
import { useMerchant } from '../../session/merchant-context.js';
import { unwrap, api } from '../../api/client.js';
import type { OrderSettingsBody } from '../../api/types.js';

const settingsQuery = (m: string) =>
  queryOptions({
    queryKey: ['order-settings', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } } }))).data,
  });

/** What an order awards now. */
export function useOrderSettings() {
  return useQuery(settingsQuery(useMerchant().m));
}

/** Replaces the settings. If others were saved meanwhile, nothing is replaced, and those are loaded. */
export function useSaveOrderSettings() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const query = settingsQuery(m);
  return useMutation({
    mutationFn: async (body: OrderSettingsBody) => {
      try {
        return await unwrap(api.PUT('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } }, body }));
      } catch (error) {
        if (hasReason(error, 'order_settings_changed')) {
          await client.cancelQueries(query);
          await client.fetchQuery(query);
        }
        throw error;
      }
    },
    onSuccess: async ({ data }) => {
      // A read that began before the write would bring back what it replaced.
      await client.cancelQueries(query);
      client.setQueryData(query.queryKey, data);
    },
  });
}

/** What an order of a value would award with settings that need not be saved. */
export function useOrderPreview(settings: OrderSettingsBody, orderValue: number | undefined) {
  const { m } = useMerchant();
  return useQuery({
    queryKey: ['order-preview', m, settings, orderValue],
    queryFn: async () =>
      (
        await unwrap(
          api.POST('/v1/portal/merchants/{m}/order-settings/preview', {
            params: { path: { m } },
            body: { settings, orderValue: orderValue ?? 0 },
          }),
        )
      ).data,
    enabled: orderValue !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
}
