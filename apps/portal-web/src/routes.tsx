import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import { ErrorPage } from './shell/error-page.js';
import { MerchantLayout } from './shell/merchant-layout.js';
import { NotFound, NotFoundPage } from './ui/feedback/not-found.js';
import { LoadingState } from './ui/feedback/states.js';
import { Home } from './session/home.js';
import { RequireSession } from './session/require-session.js';
import { signInSearch } from './session/return-to.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const optionalText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
const withToken = (search: Record<string, unknown>) => ({ token: text(search['token']) });

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage });
const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: '/sign-in',
    validateSearch: signInSearch,
    component: lazyRouteComponent(() => import('./session/sign-in-page.js'), 'SignInPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/forgot-password',
    component: lazyRouteComponent(() => import('./session/forgot-password-page.js'), 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: withToken,
    component: lazyRouteComponent(() => import('./session/reset-password-page.js'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/accept-invitation',
    validateSearch: withToken,
    component: lazyRouteComponent(() => import('./session/accept-invitation-page.js'), 'AcceptInvitationPage'),
  }),
] as const;

const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: RequireSession });
const home = createRoute({ getParentRoute: () => signedIn, path: '/', component: Home });
const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.js'), 'Shell'),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('./account/account-page.js'), 'AccountPage'),
});
const merchant = createRoute({ getParentRoute: () => shell, path: '/merchants/$m', component: MerchantLayout });
const merchantRoutes = [
  createRoute({
    getParentRoute: () => merchant,
    path: '/overview',
    component: lazyRouteComponent(() => import('./overview/overview-page.js'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/keys',
    component: lazyRouteComponent(() => import('./keys/keys-page.js'), 'KeysPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/keys/$key',
    component: lazyRouteComponent(() => import('./keys/key-page.js'), 'KeyPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/usage',
    validateSearch: (search: Record<string, unknown>): { window?: string; key?: string } => ({
      ...(optionalText(search['window']) ? { window: text(search['window']) } : {}),
      ...(optionalText(search['key']) ? { key: text(search['key']) } : {}),
    }),
    component: lazyRouteComponent(() => import('./usage/usage-page.js'), 'UsagePage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/customers',
    component: lazyRouteComponent(() => import('./customers/customers-page.js'), 'CustomersPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/customers/import',
    component: lazyRouteComponent(() => import('./customers/import-page.js'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/customers/$customer',
    component: lazyRouteComponent(() => import('./customers/customer-page.js'), 'CustomerPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/vouchers',
    component: lazyRouteComponent(() => import('./vouchers/vouchers-page.js'), 'VouchersPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/vouchers/$voucher',
    component: lazyRouteComponent(() => import('./vouchers/voucher-page.js'), 'VoucherPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/team',
    component: lazyRouteComponent(() => import('./team/team-page.js'), 'TeamPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/audit-log',
    component: lazyRouteComponent(() => import('./audit/audit-page.js'), 'AuditPage'),
  }),
] as const;

const programme = createRoute({
  getParentRoute: () => merchant,
  path: '/programme',
  component: lazyRouteComponent(() => import('./programme/programme-page.js'), 'ProgrammePage'),
});
const programmeRoutes = [
  createRoute({
    getParentRoute: () => programme,
    path: '/',
    component: lazyRouteComponent(() => import('./programme/cards.js'), 'Cards'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/rewards',
    component: lazyRouteComponent(() => import('./programme/reward-templates.js'), 'RewardTemplates'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/vouchers',
    component: lazyRouteComponent(() => import('./programme/voucher-templates.js'), 'VoucherTemplates'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/orders',
    component: lazyRouteComponent(() => import('./programme/order-settings/order-settings.js'), 'OrderSettingsPart'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/locations',
    component: lazyRouteComponent(() => import('./programme/locations.js'), 'Locations'),
  }),
] as const;

const supportMerchants = createRoute({
  getParentRoute: () => shell,
  path: '/support',
  component: lazyRouteComponent(() => import('./support/merchants-page.js'), 'MerchantsPage'),
});
const supportMerchant = createRoute({
  getParentRoute: () => shell,
  path: '/support/merchants/$m',
  component: lazyRouteComponent(() => import('./support/merchant-page.js'), 'MerchantPage'),
});

const tree = root.addChildren([
  ...publicRoutes,
  signedIn.addChildren([
    home,
    shell.addChildren([
      account,
      merchant.addChildren([...merchantRoutes, programme.addChildren([...programmeRoutes])]),
      supportMerchants,
      supportMerchant,
    ]),
  ]),
]);

/** Creates the router. The code of a page is loaded when the user opens it. */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: tree,
    ...(history ? { history } : {}),
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
