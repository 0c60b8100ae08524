/**
 * The Content-Security-Policy of a page: it loads from its own origin only. Style elements need the response's nonce, because
 * the component library writes the theme's colours into one.
 */
export function contentSecurity(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    // The QR code of a second factor is created in the page.
    "img-src 'self' data:",
    "connect-src 'self'",
    // The previews of e-mails and PDFs, whose own policy lets them run and load nothing.
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** The headers of the page and its files. */
export const pageHeaders: readonly (readonly [string, string])[] = [
  // URLs in e-mails have tokens: other sites must not receive them.
  ['referrer-policy', 'no-referrer'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), clipboard-write=(self)'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
];
