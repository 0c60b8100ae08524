import { styleNonce } from '../api/page-settings.js';

/**
 * Dialogs lock the page's scrolling with a style element of their own, whose library takes its nonce from this global
 * name and from nowhere else.
 */
export function allowOwnStyles(): void {
  if (styleNonce) Object.assign(globalThis, { __webpack_nonce__: styleNonce });
}

const reloadedKey = 'portal-reloaded';

/** After a deployment the files of the last build are gone. Reloading once gets the new ones. */
export function reloadOnNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    if (Date.now() - last < 30_000) return;
    event.preventDefault();
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    window.location.reload();
  });
}
