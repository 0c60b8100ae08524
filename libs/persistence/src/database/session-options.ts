/**
 * Start options of every connection: a statement ends within a second after its client is gone, and dates have the only
 * form that the driver reads, whatever the database or the role is set to.
 */
export const sessionOptions = '-c client_connection_check_interval=1s -c DateStyle=ISO';
