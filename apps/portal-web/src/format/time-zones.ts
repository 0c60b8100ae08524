export const zoneOption = (value: string) => ({ value, label: value.replaceAll('_', ' ') });

/** The time zones that the browser knows and the server accepts: some browsers also list UTC, and names without a place. */
export const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/'))].map(
  zoneOption,
);
