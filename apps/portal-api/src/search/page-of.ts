import { encodeId, type IdKind } from '#domain/ids.js';

/** The path of the page that shows a thing of a merchant, below the merchant's own path. */
export function pageOf(kind: IdKind, id: string, customerId: string | null): string {
  switch (kind) {
    case 'customer':
    case 'voucher':
    case 'reward':
    case 'order':
    case 'request':
      return `/${kind}s/${encodeId(kind, id)}`;
    case 'card':
      return customerId === null ? '/customers' : `/customers/${encodeId('customer', customerId)}`;
    case 'api_key':
      return `/keys/${encodeId('api_key', id)}`;
    case 'card_definition':
      return '/programme';
    case 'reward_template':
      return '/programme/rewards';
    case 'voucher_template':
      return '/programme/vouchers';
    case 'location':
      return '/programme/locations';
    case 'staff':
    case 'invitation':
      return '/team';
    case 'audit_entry':
      return '/audit-log';
    case 'merchant':
    case 'integration':
    case 'session':
    case 'event':
    case 'webhook_endpoint':
    case 'webhook_delivery':
      return '';
  }
}
