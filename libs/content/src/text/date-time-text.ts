/** A date and a time in an e-mail of our own text: "10 March 2026 at 12:00". */
export const dateTimeText = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(instant);
