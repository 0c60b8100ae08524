export type AnswerHeaders = Readonly<Record<string, string>>;

/** What every answer says unless its route says otherwise, one of the HTTP parser too. `url` is where callers reach this server. */
export function answerHeaders(url: string): AnswerHeaders {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
