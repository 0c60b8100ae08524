/** What an e-mail is about. Those of passwords, keys and webhooks are not kept. */
export const emailKinds = ['voucher', 'invitation'] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * The outcome of an e-mail: it waits or is tried again; the mail server has accepted it; it was given up; its subject could
 * not be sent any more.
 */
export const emailStatuses = ['queued', 'accepted', 'failed', 'not_sent'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** So many characters of what a mail server answers are kept. */
export const maxResponseLength = 500;

/** The answer of a mail server as one line of printable text. */
export const responseLine = (response: string): string =>
  response
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxResponseLength);
