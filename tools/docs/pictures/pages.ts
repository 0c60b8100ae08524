import type { APIRequestContext, Page } from 'playwright-core';
import {
  at,
  type Demo,
  expirePoints,
  first,
  merchantOf,
  owner,
  press,
  previewReturn,
  search,
  signedOut,
  support,
  tab,
  viewer,
  type Visitor,
} from './visits.js';

/** A page, the visitor's account, its address, and what to do before the picture is taken. */
export interface PicturedPage {
  readonly name: string;
  readonly who: Visitor;
  readonly address: (demo: Demo, api: APIRequestContext) => string | Promise<string>;
  readonly prepare?: (page: Page) => Promise<void>;
}

const partReturned = first('orders', ({ status, returnedValue }) => status !== 'returned' && returnedValue !== 0);
const notReturned = first('orders', ({ returnedValue }) => returnedValue === 0);
const held = first('vouchers?status=partial', ({ heldAmount }) => heldAmount !== 0, 'vouchers');
const ada = first('customers?search=ada', () => true, 'customers');

const redeemedReward = async (demo: Demo, api: APIRequestContext): Promise<string> => {
  const answer = await api.get(`/v1/portal/merchants/${merchantOf(demo)}/events?type=reward.redeemed&limit=1`);
  const { data } = (await answer.json()) as { data: { subject: { id: string } }[] };
  return `/merchants/${merchantOf(demo)}/rewards/${data[0]?.subject.id ?? 'none'}`;
};

const supported = (demo: Demo): string => `/support/merchants/${merchantOf(demo)}`;

/** Every page, and the dialogs that matter. */
export const pages: readonly PicturedPage[] = [
  { name: 'sign-in', who: signedOut, address: () => '/sign-in' },
  { name: 'forgot-password', who: signedOut, address: () => '/forgot-password' },
  { name: 'reset-password', who: signedOut, address: () => '/reset-password?token=of-a-mail' },
  { name: 'invitation-unknown', who: signedOut, address: () => '/accept-invitation?token=unknown' },
  { name: 'overview', who: owner, address: at('overview') },
  { name: 'keys', who: owner, address: at('keys') },
  { name: 'key-new', who: owner, address: at('keys'), prepare: press('New key') },
  { name: 'key', who: owner, address: first('keys') },
  { name: 'key-rotate', who: owner, address: first('keys'), prepare: press('Rotate') },
  { name: 'key-revoke', who: owner, address: first('keys'), prepare: press('Revoke') },
  { name: 'usage', who: owner, address: at('usage?window=24h') },
  { name: 'requests', who: owner, address: at('requests') },
  { name: 'requests-refused', who: owner, address: at('requests?status=4xx&error=voucher_not_found') },
  { name: 'requests-empty', who: owner, address: at('requests?status=5xx') },
  { name: 'request', who: owner, address: first('requests?status=4xx', () => true, 'requests') },
  { name: 'events', who: owner, address: at('events') },
  {
    name: 'events-empty',
    who: owner,
    address: at('events?type=card.completed&subjectId=crd_00000000000000000000000000'),
  },
  { name: 'event', who: owner, address: first('events?type=voucher.*', () => true, 'events') },
  { name: 'timeline', who: owner, address: redeemedReward },
  { name: 'search', who: owner, address: at('overview'), prepare: search('ada') },
  { name: 'search-nothing', who: owner, address: at('overview'), prepare: search('nothing like this') },
  { name: 'orders', who: owner, address: at('orders') },
  { name: 'order', who: owner, address: first('orders', () => true, 'orders') },
  { name: 'order-returned', who: owner, address: partReturned },
  { name: 'order-return', who: owner, address: notReturned, prepare: previewReturn },
  { name: 'webhooks', who: owner, address: at('webhooks') },
  { name: 'settings', who: owner, address: at('settings') },
  { name: 'webhook-new', who: owner, address: at('webhooks'), prepare: press('New endpoint') },
  { name: 'webhook', who: owner, address: first('webhook-endpoints', () => true, 'webhooks') },
  { name: 'cards', who: owner, address: at('programme') },
  { name: 'card-new', who: owner, address: at('programme'), prepare: press('New card') },
  {
    name: 'card-expiry',
    who: owner,
    address: at('programme'),
    prepare: expirePoints,
  },
  { name: 'rewards', who: owner, address: at('programme/rewards') },
  { name: 'voucher-templates', who: owner, address: at('programme/vouchers') },
  { name: 'voucher-template-new', who: owner, address: at('programme/vouchers'), prepare: press('New template') },
  { name: 'order-settings', who: owner, address: at('programme/orders') },
  { name: 'locations', who: owner, address: at('programme/locations') },
  { name: 'customers', who: owner, address: at('customers') },
  { name: 'customer', who: owner, address: ada },
  { name: 'customer-spend', who: owner, address: ada, prepare: press(/^Spend points/) },
  { name: 'customer-correct', who: owner, address: ada, prepare: press(/^Correct points/) },
  { name: 'import', who: owner, address: at('customers/import') },
  { name: 'vouchers', who: owner, address: at('vouchers') },
  { name: 'voucher', who: owner, address: first('vouchers?status=partial', () => true, 'vouchers') },
  {
    name: 'voucher-explain',
    who: owner,
    address: first('vouchers?status=partial', () => true, 'vouchers'),
    prepare: press('Check redemption'),
  },
  { name: 'voucher-held', who: owner, address: held },
  { name: 'voucher-release', who: owner, address: held, prepare: press(/^Release/) },
  { name: 'voucher-reverse', who: owner, address: held, prepare: press(/^Reverse/) },
  { name: 'voucher-issue', who: owner, address: at('vouchers'), prepare: press('Issue voucher') },
  {
    name: 'voucher-send',
    who: owner,
    prepare: press('Send by e-mail'),
    address: first('vouchers?status=partial', () => true, 'vouchers'),
  },
  { name: 'emails', who: owner, address: at('emails') },
  { name: 'liability', who: owner, address: at('liability?from=2026-01-01&to=2027-01-01') },
  { name: 'team', who: owner, address: at('team') },
  { name: 'team-invite', who: owner, address: at('team'), prepare: press('Invite member') },
  { name: 'audit-log', who: owner, address: at('audit-log') },
  { name: 'account', who: owner, address: () => '/account' },
  { name: 'not-found', who: owner, address: () => '/merchants/unknown/overview' },
  { name: 'viewer-keys', who: viewer, address: at('keys') },
  { name: 'viewer-programme', who: viewer, address: at('programme') },
  { name: 'viewer-team', who: viewer, address: at('team') },
  { name: 'support', who: support, address: () => '/support' },
  { name: 'support-new', who: support, address: () => '/support', prepare: press('New merchant') },
  { name: 'support-search', who: support, address: () => '/support', prepare: search('ada.lovelace0@example.com') },
  { name: 'support-keys', who: support, address: supported },
  { name: 'support-usage', who: support, address: supported, prepare: tab('Usage') },
  { name: 'support-requests', who: support, address: (demo) => `${supported(demo)}?tab=requests` },
  { name: 'support-events', who: support, address: (demo) => `${supported(demo)}?tab=events` },
  { name: 'support-customers', who: support, address: (demo) => `${supported(demo)}?tab=customers` },
  { name: 'support-vouchers', who: support, address: (demo) => `${supported(demo)}?tab=vouchers` },
  { name: 'support-emails', who: support, address: (demo) => `${supported(demo)}?tab=emails` },
  { name: 'support-team', who: support, address: (demo) => `${supported(demo)}?tab=team` },
  { name: 'support-failures', who: support, address: supported, prepare: tab('Failed authentications') },
  { name: 'support-audit', who: support, address: supported, prepare: tab('Audit log') },
];

/** The names of the pictures that docs/pictures shows. */
export const selected: ReadonlySet<string> = new Set([
  'sign-in-light-wide',
  'overview-light-wide',
  'overview-dark-phone',
  'keys-light-wide',
  'key-new-light-wide',
  'usage-light-wide',
  'usage-dark-wide',
  'order-settings-light-wide',
  'customer-light-phone',
  'vouchers-dark-wide',
  'audit-log-light-wide',
  'support-keys-light-wide',
  'timeline-light-wide',
  'event-light-wide',
  'requests-dark-wide',
  'search-light-wide',
  'liability-light-wide',
  'order-return-dark-wide',
]);
