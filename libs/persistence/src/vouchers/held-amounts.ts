/** The holds of a query as the rules take them, the oldest first. The times are whole milliseconds. */
export const heldAmounts = (hold: string): string =>
  `coalesce(json_agg(json_build_object('id', ${hold}.id, 'amountMinor', ${hold}.amount_minor,
     'expiresAtMs', (extract(epoch from ${hold}.expires_at) * 1000)::bigint) order by ${hold}.id), '[]')`;
