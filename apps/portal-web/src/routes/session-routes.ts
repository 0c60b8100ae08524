import { createRootRoute, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Home } from '../session/home.js';
import { RequireSession } from '../session/require-session.js';
import { signInSearch } from '../session/return-to.js';
import { NotFoundPage } from '../ui/feedback/not-found.js';
import { text } from '../format/query-text.js';

const withToken = (search: Record<string, unknown>) => ({ token: text(search['token']) });

/** The root of all routes. */
export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });
/** The pages before sign-in. */
export const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    validateSearch: signInSearch,
    component: lazyRouteComponent(() => import('../session/sign-in-page.js'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('../session/forgot-password-page.js'), 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: withToken,
    component: lazyRouteComponent(() => import('../session/reset-password-page.js'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/accept-invitation',
    validateSearch: withToken,
    component: lazyRouteComponent(() => import('../session/accept-invitation-page.js'), 'AcceptInvitationPage'),
  }),
] as const;

/** The parent of every page for signed-in users. */
export const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: RequireSession });
/** The start page. */
export const home = createRoute({ getParentRoute: () => signedIn, path: '/', component: Home });
/** The parent of every page with navigation. */
export const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: lazyRouteComponent(() => import('../shell/shell.js'), 'Shell'),
});
/** The account of the user. */
export const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-page.js'), 'AccountPage'),
});
