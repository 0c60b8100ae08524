/**
 * Start options of every connection, whatever the database or the role is set to: a statement ends within a second after its
 * client is gone, dates have the only form that the driver reads, and a day of an interval is 24 hours, as in the rules.
 */
export const sessionOptions = '-c client_connection_check_interval=1s -c DateStyle=ISO -c TimeZone=UTC';
