/** Whether a text looks like an e-mail address. The API has the last word. */
export const isEmailAddress = (text: string): boolean => /^\S+@\S+$/.test(text.trim());

/** The check of a field for an e-mail address. */
export const emailAddressGiven = (text: string): string | null =>
  isEmailAddress(text) ? null : 'Enter an e-mail address.';
