/** The axis label of a step: a time of day, or a day, which is UTC's whatever the time zone. */
export function stepName(resolution: string, timeZone: string): (at: string) => string {
  const form: Intl.DateTimeFormatOptions =
    resolution === 'day' ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit' };
  const withDay: Intl.DateTimeFormatOptions = resolution === 'hour' ? { ...form, weekday: 'short' } : form;
  const format = new Intl.DateTimeFormat('en-GB', { ...withDay, timeZone: resolution === 'day' ? 'UTC' : timeZone });
  return (at) => format.format(new Date(at));
}
