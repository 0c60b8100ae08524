import { List, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import { api, unwrap } from '../api/client.js';
import type { CardDefinition } from '../api/types.js';
import { formatMonth } from '../format/dates.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';

/** What an expiry would do to the points that customers have. */
function useExpiryPreview(id: string, pointsExpiry: CardDefinition['pointsExpiry']) {
  const { m } = useMerchant();
  return useQuery({
    queryKey: ['programme', m, 'expiry-preview', id, pointsExpiry],
    queryFn: async () => {
      const params = { path: { m, id } };
      const path = '/v1/portal/merchants/{m}/cards/{id}/points-expiry/preview';
      return (await unwrap(api.POST(path, { params, body: { pointsExpiry } }))).data;
    },
    // Points move all the time.
    gcTime: 0,
  });
}

interface PointsExpiryPreviewProps {
  readonly id: string;
  readonly pointsExpiry: CardDefinition['pointsExpiry'];
}

/** Says before it is saved which points will expire, and when. */
export function PointsExpiryPreview({ id, pointsExpiry }: PointsExpiryPreviewProps): ReactNode {
  const { formatDate } = useMerchant();
  const { data, error } = useExpiryPreview(id, pointsExpiry);
  if (error) return <Notice tone="bad">{errorMessage(error)}</Notice>;
  if (!data) return <Loader size="sm" aria-label="Loading the preview" />;
  const { customers, points, soon, firstAt, lastAt, months, isPartial } = data;
  return (
    <Notice tone={soon.points > 0 ? 'warn' : 'info'} title="If you save this">
      <Stack gap={4}>
        <Text size="sm">
          {isPartial ? 'More than ' : ''}
          {pluralize(customers, 'customer')} with {pluralize(points, 'point')} on this card.{' '}
          {firstAt && lastAt
            ? `Points that are not used expire from ${formatDate(firstAt)} to ${formatDate(lastAt)}.`
            : 'None of these points expire.'}
        </Text>
        {soon.points > 0 && (
          <Text size="sm" fw={600}>
            {pluralize(soon.points, 'point')} of {pluralize(soon.customers, 'customer')}{' '}
            {soon.points === 1 ? 'expires' : 'expire'} on {formatDate(soon.expiresAt)}. That is the earliest day on
            which a change can let points expire.
          </Text>
        )}
        {months.length > 0 && (
          <List size="sm" aria-label="Points by month">
            {months.map(({ month, points: ofMonth }) => (
              <List.Item key={month}>
                {formatMonth(month)}: {pluralize(ofMonth, 'point')}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Notice>
  );
}
