/** A meta tag that the server fills in. */
function metaContent(name: string): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === undefined || content === '' || content.startsWith('{{') ? undefined : content;
}

/** The CSP nonce for style elements that the pages create. */
export const styleNonce = metaContent('style-nonce');

/** The base URL of the public API, without a slash at the end. */
export const publicApiUrl = (metaContent('public-api-url') ?? 'http://localhost:3000').replace(/\/$/, '');

/** The documentation of the public API. */
export const publicDocsUrl = `${publicApiUrl}/docs`;
