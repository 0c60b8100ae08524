import { encodeId } from '#domain/ids.js';
import { emailKinds } from '#domain/jobs/email.js';
import { mayReadKeys, roleIncludes } from '#domain/team/staff.js';
import { errorsRise } from '#domain/usage/error-trend.js';
import { Database } from '#persistence/database/database.js';
import { listPortalOrders } from '#persistence/orders/order-list.js';
import {
  countFailedEmails,
  type ExpiringKey,
  type FailingEndpoint,
  listExpiringKeysOfMerchant,
  listExpiringVouchers,
  listFailingEndpoints,
  readRequestTrend,
  sumRefusedKeys,
} from '#persistence/overview/attention.store.js';
import { Controller } from '@nestjs/common';
import { type Member, MemberOf } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import {
  type Attention,
  attentionExample,
  AttentionItemView,
  AttentionView,
  ExpiringVoucherView,
} from './attention.view.js';
import { ListedOrderView } from '../orders/listed-order.view.js';

/** Of each list. */
const listed = 5;

@Controller()
export class ReadAttention {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/attention',
    id: 'readAttention',
    who: 'viewer',
    tag: 'Overview',
    summary: 'Read what needs attention',
    description:
      'Keys that expire within 14 days, requests with refused keys, more errors than the day before, e-mails that failed, webhook ' +
      'endpoints that fail; the newest orders; and the vouchers that expire next.',
    answer: { description: 'What needs attention.', shape: 'data', type: AttentionView, example: attentionExample },
  })
  async handle(@MemberOf() member: Member): Promise<AttentionView> {
    const { merchantId } = member;
    const [items, orders, vouchers] = await Promise.all([
      this.itemsFor(member),
      listPortalOrders(this.db, merchantId, {}, { sort: 'newest', count: listed }),
      listExpiringVouchers(this.db, merchantId, listed),
    ]);
    return {
      items: items.map((item) => new AttentionItemView(item, merchantId)),
      latestOrders: orders.map((order) => new ListedOrderView(order)),
      expiringVouchers: vouchers.map((voucher) => new ExpiringVoucherView(voucher)),
    };
  }

  private async itemsFor({ merchantId, role }: Member): Promise<readonly Attention[]> {
    const isAdmin = roleIncludes(role, 'admin');
    const kinds = emailKinds.filter((kind) => kind !== 'invitation' || roleIncludes(role, 'owner'));
    const [keys, trend, failedEmails, refused, endpoints] = await Promise.all([
      mayReadKeys(role) ? listExpiringKeysOfMerchant(this.db, merchantId) : [],
      readRequestTrend(this.db, merchantId),
      countFailedEmails(this.db, merchantId, kinds),
      isAdmin ? sumRefusedKeys(this.db, merchantId) : undefined,
      isAdmin ? listFailingEndpoints(this.db, merchantId) : [],
    ]);
    return [
      ...endpoints.map(ofEndpoint),
      ...keys.map(ofKey),
      ...(refused && refused.failures > 0
        ? [{ kind: 'keys_refused' as const, count: refused.failures, at: refused.lastAt, page: '/keys' }]
        : []),
      ...(errorsRise(trend.now, trend.before)
        ? [{ kind: 'errors_rise' as const, count: trend.now.errors, at: null, page: '/usage?window=24h' }]
        : []),
      ...(failedEmails > 0
        ? [{ kind: 'emails_failed' as const, count: failedEmails, at: null, page: '/emails?status=failed' }]
        : []),
    ];
  }
}

const ofKey = ({ id, name, expiresAt }: ExpiringKey): Attention => ({
  kind: expiresAt.getTime() > Date.now() ? 'key_expires' : 'key_expired',
  count: 1,
  subject: { kind: 'api_key', id, name },
  at: expiresAt,
  page: `/keys/${encodeId('api_key', id)}`,
});

const ofEndpoint = ({ id, host, failingSince, isDisabled }: FailingEndpoint): Attention => ({
  kind: isDisabled ? 'webhook_disabled' : 'webhook_failing',
  count: 1,
  subject: { kind: 'webhook_endpoint', id, name: host },
  at: failingSince,
  page: `/webhooks/${encodeId('webhook_endpoint', id)}`,
});
