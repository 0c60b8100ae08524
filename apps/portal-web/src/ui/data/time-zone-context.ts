import { createContext } from 'react';
import { browserTimeZone } from '../../format/dates.js';

/** The time zone of all times on a page: that of the open merchant, otherwise that of the browser. */
export const TimeZoneContext = createContext(browserTimeZone());
