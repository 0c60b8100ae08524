import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { relative } from '../../format/format.js';
import { useMerchant } from '../../session/merchant-context.js';

/** An instant in the merchant's time zone; how long ago below it where that helps. */
export function Time({ at, ago = false }: { readonly at: string; readonly ago?: boolean }): ReactNode {
  const merchant = useMerchant();
  return (
    <time dateTime={at}>
      {merchant.dateTime(at)}
      {ago && (
        <Text component="span" display="block" size="xs" c="dimmed">
          {relative(at)}
        </Text>
      )}
    </time>
  );
}

/** How long ago; the whole instant on hover. For tables, where the age says more. */
export function Ago({ at }: { readonly at: string }): ReactNode {
  const { dateTime, timeZone } = useMerchant();
  return (
    <time dateTime={at} title={`${dateTime(at)} (${timeZone})`}>
      {relative(at)}
    </time>
  );
}

/** Names the zone that the dates of a page are in. */
export function ZoneNote(): ReactNode {
  const { timeZone } = useMerchant();
  return (
    <Text size="xs" c="dimmed">
      Dates and times are in the time zone {timeZone.replaceAll('_', ' ')}.
    </Text>
  );
}
