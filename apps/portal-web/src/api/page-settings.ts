/** What the server wrote into the page's head. */
function written(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === undefined || content === '' || content.startsWith('{{') ? undefined : content;
}

/** Allows the few style elements that the pages make for themselves. */
export const styleNonce = written('style-nonce');

/** Where callers reach the public API, without a slash at its end. */
export const publicApiUrl = (written('public-api-url') ?? 'http://localhost:3000').replace(/\/$/, '');

/** Where the public API is explained. */
export const publicDocsUrl = `${publicApiUrl}/docs`;
