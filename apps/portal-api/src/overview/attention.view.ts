import { encodeId, type IdKind } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { ExpiringVoucher } from '#persistence/overview/attention.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { listedOrderExample, ListedOrderView } from '../orders/listed-order.view.js';

export const attentionKinds = [
  'key_expires',
  'key_expired',
  'keys_refused',
  'errors_rise',
  'emails_failed',
  'webhook_failing',
  'webhook_disabled',
] as const;

/** What needs attention, with the path of its page. */
export interface Attention {
  readonly kind: (typeof attentionKinds)[number];
  readonly count: number;
  /** The thing that it is about, if it is one. */
  readonly subject?: { readonly kind: IdKind; readonly id: string; readonly name: string };
  readonly at: Date | null;
  readonly page: string;
}

export class AttentionItemView {
  @OpenEnum(attentionKinds, { description: 'What it is about. New ones may be added.', example: 'key_expires' })
  kind: string;
  @ApiProperty({
    type: 'integer',
    description:
      'How many there are. `emails_failed` counts the last 7 days, up to 1,000 e-mails of each kind; `keys_refused` ' +
      'and `errors_rise` count the last 24 hours.',
    example: 1,
  })
  count: number;
  @OrNull({ type: 'string' }, { description: 'The key or the endpoint.', example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' })
  subjectId: string | null;
  @OrNull({ type: 'string' }, { description: 'The name of the key, or the host of the endpoint.', example: 'Web shop' })
  subjectName: string | null;
  @OrNull(
    { type: 'string', format: 'date-time' },
    {
      description: 'When the key expires, when a key was last refused, or since when the endpoint has been failing.',
      example: '2026-11-27T09:30:00.000Z',
    },
  )
  at: string | null;
  @ApiProperty({
    description: 'The path of its page in the portal.',
    example: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/keys/key_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  href: string;

  constructor({ kind, count, subject, at, page }: Attention, merchantId: string) {
    this.kind = kind;
    this.count = count;
    this.subjectId = subject ? encodeId(subject.kind, subject.id) : null;
    this.subjectName = subject?.name ?? null;
    this.at = at?.toISOString() ?? null;
    this.href = `/merchants/${encodeId('merchant', merchantId)}${page}`;
  }
}

export class ExpiringVoucherView {
  @ApiProperty({ example: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ example: 'Gift voucher' }) title: string;
  @ApiProperty({ description: "The recipient's name or e-mail address; empty if there is neither.", example: 'Ada' })
  recipient: string;
  @ApiProperty({ description: 'In major units.', example: 40 }) remainingValue: number;
  @ApiProperty({ example: 'GBP' }) currency: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-27T23:59:59.000Z' }) expiry: string;

  constructor(voucher: ExpiringVoucher) {
    this.id = encodeId('voucher', voucher.id);
    this.title = voucher.title;
    this.recipient = voucher.recipientName ?? voucher.recipientEmail ?? '';
    this.remainingValue = toMajor(voucher.remainingMinor, voucher.currency);
    this.currency = voucher.currency;
    this.expiry = voucher.expiresAt.toISOString();
  }
}

/** What a merchant's people should look at. (docs/reference/portal.md#overview) */
export class AttentionView {
  @ApiProperty({ type: [AttentionItemView], description: 'Only what the role may see.' }) items: AttentionItemView[];
  @ApiProperty({ type: [ListedOrderView], description: 'The newest five.' }) latestOrders: ListedOrderView[];
  @ApiProperty({ type: [ExpiringVoucherView], description: 'The first five that expire within 30 days.' })
  expiringVouchers: ExpiringVoucherView[];
}

export const attentionExample = {
  items: [
    {
      kind: 'key_expires',
      count: 1,
      subjectId: 'key_01k9zq3f8te5rb8s6yw2m4n7pd',
      subjectName: 'Web shop',
      at: '2026-11-27T09:30:00.000Z',
      href: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/keys/key_01k9zq3f8te5rb8s6yw2m4n7pd',
    },
  ],
  latestOrders: [listedOrderExample],
  expiringVouchers: [
    {
      id: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd',
      title: 'Gift voucher',
      recipient: 'Ada',
      remainingValue: 40,
      currency: 'GBP',
      expiry: '2026-11-27T23:59:59.000Z',
    },
  ],
};
