import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { auditSearch, type AuditSearch } from '../audit/audit-search.js';
import { customerSearch, type CustomerSearch } from '../customers/customer-queries.js';
import { emailFilter, type EmailFilter } from '../emails/email-queries.js';
import { eventFilter, type EventFilter } from '../events/event-filter.js';
import { orderSearch, type OrderSearch } from '../orders/order-queries.js';
import { reportSearch, type ReportSearch } from '../reports/report-search.js';
import { requestSearch, type RequestSearch } from '../requests/request-filter.js';
import { usageSearch, type UsageSearch } from '../usage/usage-query.js';
import { voucherSearch, type VoucherSearch } from '../vouchers/voucher-queries.js';
import { deliveryFilter, type DeliveryFilter } from '../webhooks/webhook-queries.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { MerchantLayout } from './merchant-layout.js';
import { shell } from './session-routes.js';

/** The parent of the pages of one merchant. */
export const merchant = createRoute({
  getParentRoute: () => shell,
  path: '/merchants/$m',
  component: MerchantLayout,
  // Of its own: the router's default one takes the place of the whole page.
  notFoundComponent: NotFound,
});
/** The pages of one merchant. */
export const merchantRoutes = [
  // Where a search for the merchant's own id leads.
  createRoute({
    getParentRoute: () => merchant,
    path: '/',
    beforeLoad: ({ params: { m } }) =>
      redirect({ to: '/merchants/$m/overview', params: { m }, replace: true, throw: true }),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/overview',
    component: lazyRouteComponent(() => import('../overview/overview-page.js'), 'OverviewPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/keys',
    validateSearch: ({ status }: Record<string, unknown>): { status?: 'active' } =>
      status === 'active' ? { status } : {},
    component: lazyRouteComponent(() => import('../keys/keys-page.js'), 'KeysPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/keys/$key',
    component: lazyRouteComponent(() => import('../keys/key-page.js'), 'KeyPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/usage',
    validateSearch: (search: Record<string, unknown>): UsageSearch => usageSearch(search),
    component: lazyRouteComponent(() => import('../usage/usage-page.js'), 'UsagePage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/requests',
    validateSearch: (search: Record<string, unknown>): RequestSearch => requestSearch(search),
    component: lazyRouteComponent(() => import('../requests/requests-page.js'), 'RequestsPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/requests/$request',
    component: lazyRouteComponent(() => import('../requests/request-page.js'), 'RequestPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/events',
    validateSearch: (search: Record<string, unknown>): EventFilter => eventFilter(search),
    component: lazyRouteComponent(() => import('../events/events-page.js'), 'EventsPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/events/$event',
    component: lazyRouteComponent(() => import('../events/event-page.js'), 'EventPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/rewards/$reward',
    component: lazyRouteComponent(() => import('../customers/reward-page.js'), 'RewardPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/orders',
    validateSearch: (search: Record<string, unknown>): OrderSearch => orderSearch(search),
    component: lazyRouteComponent(() => import('../orders/orders-page.js'), 'OrdersPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/orders/$order',
    component: lazyRouteComponent(() => import('../orders/order-page.js'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/webhooks',
    component: lazyRouteComponent(() => import('../webhooks/webhooks-page.js'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/webhooks/$endpoint',
    validateSearch: (search: Record<string, unknown>): DeliveryFilter => deliveryFilter(search),
    component: lazyRouteComponent(() => import('../webhooks/endpoint-page.js'), 'EndpointPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/customers',
    validateSearch: (search: Record<string, unknown>): CustomerSearch => customerSearch(search),
    component: lazyRouteComponent(() => import('../customers/customers-page.js'), 'CustomersPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/customers/import',
    component: lazyRouteComponent(() => import('../customers/import/import-page.js'), 'ImportPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/customers/$customer',
    component: lazyRouteComponent(() => import('../customers/customer-page.js'), 'CustomerPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/vouchers',
    validateSearch: (search: Record<string, unknown>): VoucherSearch => voucherSearch(search),
    component: lazyRouteComponent(() => import('../vouchers/vouchers-page.js'), 'VouchersPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/vouchers/$voucher',
    component: lazyRouteComponent(() => import('../vouchers/voucher-page.js'), 'VoucherPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/emails',
    validateSearch: (search: Record<string, unknown>): EmailFilter => emailFilter(search),
    component: lazyRouteComponent(() => import('../emails/emails-page.js'), 'EmailsPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/liability',
    validateSearch: (search: Record<string, unknown>): ReportSearch => reportSearch(search),
    component: lazyRouteComponent(() => import('../reports/liability-page.js'), 'LiabilityPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/team',
    component: lazyRouteComponent(() => import('../team/team-page.js'), 'TeamPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/audit-log',
    validateSearch: (search: Record<string, unknown>): AuditSearch => auditSearch(search),
    component: lazyRouteComponent(() => import('../audit/audit-page.js'), 'AuditPage'),
  }),
  createRoute({
    getParentRoute: () => merchant,
    path: '/settings',
    component: lazyRouteComponent(() => import('../settings/settings-page.js'), 'SettingsPage'),
  }),
] as const;

/** The parent of the pages of the programme. */
export const programme = createRoute({
  getParentRoute: () => merchant,
  path: '/programme',
  component: lazyRouteComponent(() => import('../programme/programme-page.js'), 'ProgrammePage'),
});
/** The pages of the programme. */
export const programmeRoutes = [
  createRoute({
    getParentRoute: () => programme,
    path: '/',
    component: lazyRouteComponent(() => import('../programme/cards.js'), 'Cards'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/rewards',
    component: lazyRouteComponent(() => import('../programme/reward-templates.js'), 'RewardTemplates'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/vouchers',
    component: lazyRouteComponent(() => import('../programme/voucher-templates.js'), 'VoucherTemplates'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/orders',
    component: lazyRouteComponent(() => import('../programme/order-settings/order-settings.js'), 'OrderSettingsPart'),
  }),
  createRoute({
    getParentRoute: () => programme,
    path: '/locations',
    component: lazyRouteComponent(() => import('../programme/locations.js'), 'Locations'),
  }),
] as const;
