import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { merchant, merchantRoutes, programme, programmeRoutes } from './routes/merchant-routes.js';
import { account, home, publicRoutes, root, shell, signedIn } from './routes/session-routes.js';
import { support, supportMerchant, supportMerchantRoutes, supportMerchants } from './routes/support-routes.js';
import { ErrorPage } from './shell/error-page.js';
import { NotFound } from './ui/feedback/not-found.js';
import { LoadingState } from './ui/feedback/states.js';

const tree = root.addChildren([
  ...publicRoutes,
  signedIn.addChildren([
    home,
    shell.addChildren([
      account,
      merchant.addChildren([...merchantRoutes, programme.addChildren([...programmeRoutes])]),
      support.addChildren([supportMerchants, supportMerchant.addChildren([...supportMerchantRoutes])]),
    ]),
  ]),
]);

/** All values of a query are texts: `status=400` is no number. */
function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}

/** Creates the router. The code of a page is loaded when the user opens it. */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: tree,
    ...(history ? { history } : {}),
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch,
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: LoadingState,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
