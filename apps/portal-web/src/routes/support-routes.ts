import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { auditSearch, type AuditSearch } from '../audit/audit-search.js';
import { eventFilter, type EventFilter } from '../events/event-filter.js';
import { orderSearch, type OrderSearch } from '../orders/order-queries.js';
import { requestSearch, type RequestSearch } from '../requests/request-filter.js';
import { voucherSearch, type VoucherSearch } from '../vouchers/voucher-queries.js';
import { optionalText, text } from '../format/query-text.js';
import { usageSearch, type UsageSearch } from '../usage/usage-query.js';
import { merchantSearch, type MerchantSearch } from '../support/merchant-search.js';
import { NotFound } from '../ui/feedback/not-found.js';
import { shell } from './session-routes.js';
import { SupportLayout } from './support-layout.js';

/** The open tab of a merchant that support views, with the filters of its list. */
interface SupportSearch extends RequestSearch, Omit<OrderSearch, 'sort'>, AuditSearch, EventFilter, UsageSearch {
  readonly tab?: string;
  readonly sort?: VoucherSearch['sort'];
  /** The page of the list of vouchers, which has numbered pages. */
  readonly page?: string;
}

/** The parent of all pages of support. */
export const support = createRoute({
  getParentRoute: () => shell,
  path: '/support',
  component: SupportLayout,
  notFoundComponent: NotFound,
});
/** All merchants, for support. */
export const supportMerchants = createRoute({
  getParentRoute: () => support,
  path: '/',
  validateSearch: (search: Record<string, unknown>): MerchantSearch => merchantSearch(search),
  component: lazyRouteComponent(() => import('../support/merchants-page.js'), 'MerchantsPage'),
});
/** The parent of the pages of one merchant for support. */
export const supportMerchant = createRoute({
  getParentRoute: () => support,
  path: '/merchants/$m',
  component: lazyRouteComponent(() => import('../support/supported-merchant.js'), 'SupportedMerchant'),
});
/** The pages of one merchant for support. */
export const supportMerchantRoutes = [
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/',
    validateSearch: (search: Record<string, unknown>): SupportSearch => ({
      ...requestSearch(search),
      ...orderSearch(search),
      ...eventFilter(search),
      ...auditSearch(search),
      ...voucherSearch(search),
      ...usageSearch(search),
      ...(optionalText(search['tab']) ? { tab: text(search['tab']) } : {}),
    }),
    component: lazyRouteComponent(() => import('../support/merchant-page.js'), 'MerchantPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/requests/$request',
    component: lazyRouteComponent(() => import('../requests/request-page.js'), 'RequestPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/events/$event',
    component: lazyRouteComponent(() => import('../events/event-page.js'), 'EventPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/customers/$customer',
    component: lazyRouteComponent(() => import('../customers/customer-page.js'), 'CustomerPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/vouchers/$voucher',
    component: lazyRouteComponent(() => import('../vouchers/voucher-page.js'), 'VoucherPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/rewards/$reward',
    component: lazyRouteComponent(() => import('../customers/reward-page.js'), 'RewardPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/orders/$order',
    component: lazyRouteComponent(() => import('../orders/order-page.js'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => supportMerchant,
    path: '/keys/$key',
    component: lazyRouteComponent(() => import('../support/supported-key.js'), 'SupportedKey'),
  }),
] as const;
