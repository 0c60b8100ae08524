import { encodeId, type IdKind } from '#domain/ids.js';

/** The pages that a link leads to: those of members or those of support. */
export type PageArea = 'merchants' | 'support/merchants';

export interface Linked {
  readonly kind: IdKind;
  readonly id: string;
}

/** The path of the page in the portal that shows a thing of a merchant. `parent` is on the page of what it is shown, if on another's. */
export function hrefOf(area: PageArea, merchantId: string, thing: Linked, parent?: Linked | null): string {
  const page = area === 'merchants' ? pageOf(thing, parent) : supportPageOf(thing, parent);
  return `/${area}/${encodeId('merchant', merchantId)}${page}`;
}

function pageOf({ kind, id }: Linked, parent?: Linked | null): string {
  switch (kind) {
    case 'customer':
    case 'voucher':
    case 'reward':
    case 'order':
    case 'request':
    case 'event':
      return `/${kind}s/${encodeId(kind, id)}`;
    case 'card':
      return parent ? pageOf(parent) : '/customers';
    case 'webhook_delivery':
      return parent ? pageOf(parent) : '/webhooks';
    case 'email':
      return parent ? pageOf(parent) : '/emails';
    case 'api_key':
      return `/keys/${encodeId(kind, id)}`;
    case 'webhook_endpoint':
      return `/webhooks/${encodeId(kind, id)}`;
    case 'card_definition':
      return '/programme';
    case 'reward_template':
      return '/programme/rewards';
    case 'hold':
      return parent ? pageOf(parent) : '/vouchers';
    case 'order_return':
      return parent ? pageOf(parent) : '/orders';
    case 'voucher_template':
      return '/programme/vouchers';
    case 'location':
      return '/programme/locations';
    case 'staff':
    case 'invitation':
      return '/team';
    case 'audit_entry':
      return `/audit-log?id=${encodeId(kind, id)}`;
    case 'merchant':
    case 'integration':
    case 'session':
      return '';
  }
}

/** Support has pages of these things; of all others that of the merchant. */
function supportPageOf(thing: Linked, parent?: Linked | null): string {
  switch (thing.kind) {
    case 'customer':
    case 'voucher':
    case 'reward':
    case 'order':
    case 'request':
    case 'event':
    case 'api_key':
      return pageOf(thing);
    case 'card':
    case 'webhook_delivery':
    case 'email':
    case 'hold':
    case 'order_return':
      return parent ? supportPageOf(parent) : '';
    case 'audit_entry':
      return `?tab=audit&id=${encodeId(thing.kind, thing.id)}`;
    case 'webhook_endpoint':
    case 'card_definition':
    case 'reward_template':
    case 'voucher_template':
    case 'location':
    case 'staff':
    case 'invitation':
    case 'merchant':
    case 'integration':
    case 'session':
      return '';
  }
}
