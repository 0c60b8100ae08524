import type { Scope } from '../api/types.js';

/** A scope and its description. */
export interface ScopeText {
  readonly scope: Scope;
  readonly text: string;
}

/** The scopes, grouped by subject. (docs/reference/authentication.md#scopes) */
export const scopeGroups: readonly { readonly title: string; readonly scopes: readonly ScopeText[] }[] = [
  {
    title: 'Orders',
    scopes: [
      { scope: 'orders:read', text: 'See orders' },
      { scope: 'orders:write', text: 'Send orders, which award stamps, points and rewards' },
      { scope: 'orders:return', text: 'Return orders, which takes back what they awarded' },
    ],
  },
  {
    title: 'Customers and cards',
    scopes: [
      { scope: 'customers:read', text: 'See customers with their cards, rewards and vouchers' },
      { scope: 'customers:write', text: 'Give stamps, points and rewards; adjust points' },
      { scope: 'points:spend', text: 'Spend customers’ points, also on rewards' },
      { scope: 'cards:read', text: 'See the cards that the programme offers' },
    ],
  },
  {
    title: 'Rewards',
    scopes: [
      { scope: 'rewards:read', text: 'See reward templates and customers’ rewards' },
      { scope: 'rewards:write', text: 'Set the coupon codes of rewards' },
      { scope: 'rewards:redeem', text: 'Redeem rewards' },
    ],
  },
  {
    title: 'Vouchers',
    scopes: [
      { scope: 'vouchers:read', text: 'See and look up vouchers, download their PDFs' },
      { scope: 'vouchers:issue', text: 'Issue vouchers, which have a monetary value' },
      { scope: 'vouchers:redeem', text: 'Look up and redeem vouchers' },
      { scope: 'vouchers:manage', text: 'Adjust, cancel and send vouchers, reverse redemptions' },
      { scope: 'vouchers:hold', text: 'Hold amounts of vouchers for a checkout, and redeem what is held' },
    ],
  },
  {
    title: 'This key',
    scopes: [
      { scope: 'profile:read', text: 'See which merchant and scopes the key has' },
      { scope: 'usage:read', text: 'See its own usage and limits' },
    ],
  },
  {
    title: 'Webhooks',
    scopes: [{ scope: 'webhooks:manage', text: 'Decide where events are sent, and see what was sent' }],
  },
  {
    title: 'Logs and events',
    scopes: [
      { scope: 'logs:read', text: 'See requests of all keys, with what was sent and answered' },
      { scope: 'events:read', text: 'See all events, no matter which key or person caused them' },
    ],
  },
];

/** All scopes, in display order. */
export const allScopes: readonly Scope[] = scopeGroups.flatMap(({ scopes }) => scopes.map(({ scope }) => scope));

/** A preset of scopes. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly scopes: readonly Scope[];
}

const own = ['profile:read', 'usage:read'] as const satisfies readonly Scope[];

const ofAllKeys: readonly Scope[] = ['logs:read', 'events:read'];

/** Presets for common integrations. */
export const presets: readonly Preset[] = [
  {
    id: 'till',
    title: 'Point of sale',
    text: 'Send orders, find customers, redeem rewards and vouchers.',
    scopes: [
      'orders:read',
      'orders:write',
      'orders:return',
      'customers:read',
      'customers:write',
      'cards:read',
      'rewards:read',
      'points:spend',
      'rewards:redeem',
      'vouchers:read',
      'vouchers:redeem',
      ...own,
    ],
  },
  {
    id: 'shop',
    title: 'Online shop orders',
    text: 'Send orders and coupons, and show customers their balances.',
    scopes: ['orders:read', 'orders:write', 'orders:return', 'customers:read', 'cards:read', 'rewards:read', ...own],
  },
  {
    id: 'read',
    title: 'Read only',
    text: 'Read all data and change nothing. For reports.',
    // Logs and events show what other keys did.
    scopes: allScopes.filter((scope) => scope.endsWith(':read') && !ofAllKeys.includes(scope)),
  },
  {
    id: 'full',
    title: 'Full access',
    text: 'Everything, including issuing and adjusting vouchers. Use it only if you need it.',
    scopes: allScopes,
  },
];

/** The preset that equals a set of scopes, if any. */
export function presetOf(scopes: readonly Scope[]): Preset | undefined {
  return presets.find(
    (preset) => preset.scopes.length === scopes.length && preset.scopes.every((scope) => scopes.includes(scope)),
  );
}

/** A short label for a set of scopes. */
export const scopesLabel = (scopes: readonly Scope[]): string =>
  presetOf(scopes)?.title ?? (scopes.length === 1 ? (scopes[0] ?? '') : `${scopes.length} scopes`);
