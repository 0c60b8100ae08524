import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMerchant } from '../../session/merchant-context.js';
import { unwrap, api } from '../../api/client.js';
import type { OrderSettingsBody } from '../../api/types.js';

/** What an order awards now. */
export function useOrderSettings() {
  const { m } = useMerchant();
  return useQuery({
    queryKey: ['order-settings', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } } }))).data,
  });
}

/** Replaces the settings. */
export function useSaveOrderSettings() {
  const { m } = useMerchant();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderSettingsBody) =>
      unwrap(api.PUT('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } }, body })),
    onSuccess: async ({ data }) => {
      // A read that began before the write would bring back what it replaced.
      await client.cancelQueries({ queryKey: ['order-settings', m] });
      client.setQueryData(['order-settings', m], data);
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
