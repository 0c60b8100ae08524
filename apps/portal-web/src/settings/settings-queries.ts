import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../api/client.js';
import type { MerchantSettings, MerchantSettingsBody } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { useRefreshSession } from '../session/session-query.js';
import { mergedSettings } from './merge-settings.js';
import type { SettingsFields } from './settings-fields.js';

const route = '/v1/portal/merchants/{m}/settings';

/** What the merchant sets for itself. */
export const settingsQuery = (m: string) =>
  queryOptions({
    queryKey: ['settings', m],
    queryFn: async () => (await unwrap(api.GET(route, { params: { path: { m } } }))).data,
  });

/** What the form began with, and what it has now. */
interface Changes {
  readonly base: SettingsFields;
  readonly values: SettingsFields;
}

/** The write requests of the settings. The session has the name, currency and time zone of the merchant. */
export function useSettingsWrites() {
  const { m } = useMerchant();
  const client = useQueryClient();
  const refreshSession = useRefreshSession();
  const params = { path: { m } };
  const onSuccess = async ({ data }: { data: MerchantSettings }): Promise<void> => {
    // A read that began before the write would bring back what it replaced.
    await client.cancelQueries(settingsQuery(m));
    client.setQueryData(settingsQuery(m).queryKey, data);
    await refreshSession();
  };
  return {
    save: useMutation({
      mutationFn: async ({ base, values }: Changes) => {
        // The form learns at the latest now what a colleague has saved.
        const current = await client.fetchQuery({ ...settingsQuery(m), staleTime: 0, networkMode: 'always' });
        return unwrap(api.PUT(route, { params, body: mergedSettings(base, values, current) }));
      },
      onSuccess,
    }),
    saveLogo: useMutation({
      mutationFn: (file: File) =>
        unwrap(
          api.PUT(`${route}/logo`, {
            params,
            body: file,
            headers: { 'Content-Type': file.type },
            bodySerializer: (body) => body as File,
          }),
        ),
      onSuccess,
    }),
    removeLogo: useMutation({ mutationFn: () => unwrap(api.DELETE(`${route}/logo`, { params })), onSuccess }),
  };
}

/** The address of the logo. Another logo has another address. */
export const logoAddress = (m: string, sha256: string): string =>
  `${route.replace('{m}', m)}/logo?sha256=${sha256.slice(0, 16)}`;

/** The address of a preview with settings that need not be saved. */
export function previewAddress(
  m: string,
  document: 'email' | 'pdf',
  { name, language, paper, colour, terms }: MerchantSettingsBody,
  more: Readonly<Record<string, string>>,
): string {
  const given = { document, name, language, paper, colour, terms, ...more };
  const shown = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${route.replace('{m}', m)}/preview?${new URLSearchParams(shown)}`;
}
