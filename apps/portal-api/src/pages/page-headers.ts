/**
 * What a page may do: load from its own origin, and nothing else. Style elements need this answer's nonce, since the
 * library of components writes the theme's colours into one.
 */
export function contentSecurity(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    // The picture of a second factor is made in the page.
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The headers of the page and of all its files. */
export const pageHeaders: readonly (readonly [string, string])[] = [
  // Addresses of mails hold tokens: no other site may see them.
  ['referrer-policy', 'no-referrer'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
];
