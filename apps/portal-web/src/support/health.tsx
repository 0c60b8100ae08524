import { Group, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, unwrap } from '../api/client.js';
import type { MerchantHealth } from '../api/types.js';
import { humanize, pluralize } from '../format/words.js';
import { StatusBadge } from '../ui/data/status-badge.js';

/** The most merchants that one request accepts: a page of the list. */
const maxMerchants = 25;

const healthQuery = (ids: readonly string[]) => ({
  queryKey: ['support', 'health', ids],
  queryFn: async () =>
    (await unwrap(api.GET('/v1/portal/support/health', { params: { query: { ids: ids.join(',') } } }))).data,
});

/**
 * The items that need attention, by the id of the merchant; null where they could not be loaded. The list does not wait for them.
 */
export function useHealth(ids: readonly string[]): ReadonlyMap<string, MerchantHealth | null> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxMerchants) }, (_, part) =>
    ids.slice(part * maxMerchants, (part + 1) * maxMerchants),
  );
  const answers = useQueries({ queries: parts.map(healthQuery) });
  return new Map(
    answers.flatMap(({ data, isError }, at): [string, MerchantHealth | null][] => {
      if (data) return data.map((each) => [each.merchantId, each]);
      return isError ? (parts[at] ?? []).map((id) => [id, null]) : [];
    }),
  );
}

const bad: ReadonlySet<string> = new Set(['key_expired', 'webhook_disabled', 'webhook_failing', 'emails_failed']);

const words: Readonly<Record<string, (count: number) => string>> = {
  key_expires: (count) => `${pluralize(count, 'key')} ${count === 1 ? 'expires' : 'expire'} soon`,
  key_expired: (count) => `${pluralize(count, 'key')} expired`,
  keys_refused: (count) => `${pluralize(count, 'request')} with refused keys`,
  errors_rise: () => 'Errors rise',
  emails_failed: (count) => `${pluralize(count, 'e-mail')} failed`,
  webhook_failing: (count) => `${pluralize(count, 'webhook')} ${count === 1 ? 'fails' : 'fail'}`,
  webhook_disabled: (count) => `${pluralize(count, 'webhook')} disabled`,
};

/** What needs attention, in a word each. */
export function Health({ health }: { readonly health: MerchantHealth | null | undefined }): ReactNode {
  if (health === undefined) return '…';
  if (health === null) return 'Could not be loaded';
  if (health.items.length === 0) {
    return (
      <Text span size="sm" c="dimmed">
        Nothing needs attention
      </Text>
    );
  }
  return (
    <Group gap={6}>
      {health.items.map(({ kind, count }) => (
        <StatusBadge
          key={kind}
          status={bad.has(kind) ? 'failed' : 'pending'}
          label={words[kind]?.(count) ?? humanize(kind)}
        />
      ))}
    </Group>
  );
}
