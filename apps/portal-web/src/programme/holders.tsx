import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, unwrap } from '../api/client.js';
import type { Holders } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import type { Column } from '../ui/data/data-table.js';

/** The most ids that one request accepts. */
const maxIds = 100;

/** How many customers have each of these items. The list does not wait for it. */
export function useHolders(items: readonly { readonly id: string }[] | undefined) {
  const { m } = useMerchant();
  const ids = (items ?? []).map(({ id }) => id);
  return useQuery({
    queryKey: ['programme', m, 'holders', ids],
    queryFn: async () => {
      const found: Holders[] = [];
      for (let at = 0; at < ids.length; at += maxIds) {
        const query = { ids: ids.slice(at, at + maxIds).join(',') };
        const { data } = await unwrap(api.GET('/v1/portal/merchants/{m}/holders', { params: { path: { m }, query } }));
        found.push(...data);
      }
      return new Map(found.map((each) => [each.id, each]));
    },
    enabled: ids.length > 0,
  });
}

/** `1 customer`, `more than 10,000 customers` */
const holdersText = ({ customers, isMinimum }: Holders): string =>
  isMinimum ? `More than ${formatNumber(customers)}` : formatNumber(customers);

/** The sentence about what happens to those who have an item that is deactivated. */
export const holdersSentence = (holders: Holders | undefined): string => {
  if (!holders || holders.customers === 0) return '';
  const { customers, isMinimum } = holders;
  return ` ${isMinimum ? 'More than ' : ''}${pluralize(customers, 'customer')} ${!isMinimum && customers === 1 ? 'has' : 'have'} it now.`;
};

/** The column of a list with the number of those who have each item. */
export const holdersColumn = (holders: ReturnType<typeof useHolders>): Column<{ readonly id: string }> => ({
  header: 'Customers',
  alignRight: true,
  cell: ({ id }): ReactNode => {
    const counted = holders.data?.get(id);
    if (counted) return holdersText(counted);
    return (
      <Text span size="sm" c="dimmed">
        {holders.isError ? 'Not counted' : '…'}
      </Text>
    );
  },
});
