import { styleNonce } from '../api/page-settings.js';

/**
 * Dialogs lock the page's scrolling with a style element of their own, whose library takes its nonce from this global
 * name and from nowhere else.
 */
export function allowOwnStyles(): void {
  if (styleNonce) Object.assign(globalThis, { __webpack_nonce__: styleNonce });
}

const reloaded = 'portal-reloaded';

/** A room whose file is gone was part of an older version: one load gets the current one. */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloaded) ?? 0);
    if (Date.now() - last < 30_000) return;
    event.preventDefault();
    sessionStorage.setItem(reloaded, String(Date.now()));
    window.location.reload();
  });
}
