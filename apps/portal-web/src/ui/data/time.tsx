import { Text } from '@mantine/core';
import { useContext, type ReactNode } from 'react';
import { formatDateTime, formatRelativeTime } from '../../format/dates.js';
import { TimeZoneContext } from './time-zone-context.js';

/** A date and time; with `relative`, also how long ago it was. */
export function Time({ at, relative = false }: { readonly at: string; readonly relative?: boolean }): ReactNode {
  const timeZone = useContext(TimeZoneContext);
  return (
    <time dateTime={at}>
      {formatDateTime(at, timeZone)}
      {relative && (
        <Text component="span" display="block" size="xs" c="dimmed">
          {formatRelativeTime(at, timeZone)}
        </Text>
      )}
    </time>
  );
}

/** How long ago something was, with the date and time as a tooltip. */
export function RelativeTime({ at }: { readonly at: string }): ReactNode {
  const timeZone = useContext(TimeZoneContext);
  return (
    <time dateTime={at} title={`${formatDateTime(at, timeZone)} (${timeZone})`}>
      {formatRelativeTime(at, timeZone)}
    </time>
  );
}

/** Names the time zone of the times on a page. */
export function TimeZoneNote(): ReactNode {
  const timeZone = useContext(TimeZoneContext);
  return (
    <Text size="xs" c="dimmed">
      Times are shown in the time zone {timeZone.replaceAll('_', ' ')}.
    </Text>
  );
}
