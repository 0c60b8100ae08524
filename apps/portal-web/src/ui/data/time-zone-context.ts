import { createContext, useContext } from 'react';
import { browserTimeZone, formatRelativeTime } from '../../format/dates.js';

/** The time zone of all times on a page: that of the open merchant, otherwise that of the browser. */
export const TimeZoneContext = createContext(browserTimeZone());

/** How long ago something was, in the time zone of the page. */
export function useRelativeTime(): (at: string) => string {
  const timeZone = useContext(TimeZoneContext);
  return (at) => formatRelativeTime(at, timeZone);
}
