export type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * Default headers of every response, including those of the HTTP parser. A route can replace them.
 * `url` is the public address of this server.
 */
export function answerHeaders(url: string): AnswerHeaders {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(url.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}
