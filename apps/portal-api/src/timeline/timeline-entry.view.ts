import { encodeId, type IdKind } from '#domain/ids.js';
import { toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { TimelineEntry } from '#persistence/timeline/timeline.store.js';
import { ApiProperty } from '@nestjs/swagger';
import type { SearchedBy } from '../search/hit.view.js';
import { pageOf } from '../search/page-of.js';

const titles: Readonly<Record<string, string>> = {
  'order create': 'Order',
  'card give': 'Given to a card',
  'card order': 'Awarded by an order',
  'card adjust': 'Points adjusted',
  'reward issued': 'Reward issued',
  'reward redeemed': 'Reward redeemed',
  'reward coupon_set': 'Coupon code set',
  'voucher issue': 'Voucher issued',
  'voucher redeem': 'Voucher redeemed',
  'voucher adjust': 'Voucher adjusted',
  'voucher cancel': 'Voucher cancelled',
  'email requested': 'E-mail requested',
  'email sent': 'E-mail sent',
  'email failed': 'E-mail failed',
  'pdf render': 'PDF created',
};

/** The kinds of things that an entry of a kind is about. */
const kindOf: Readonly<Record<TimelineEntry['kind'], IdKind | undefined>> = {
  request: undefined,
  audit: undefined,
  order: 'order',
  card: 'card',
  reward: 'reward',
  voucher: 'voucher',
  email: 'voucher',
  pdf: 'voucher',
};

class TimelineActorView {
  @OpenEnum(['api_key', 'staff', 'support', 'operator', 'system'], { description: 'Who did it.', example: 'api_key' })
  type: string;
  @OrNull({ type: 'string' }, { description: 'Of the key or the user.', example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' })
  id: string | null;
  @OrNull({ type: 'string' }, { description: 'The current name.', example: 'Web shop' }) name: string | null;
}

class TimelineLinkView {
  @ApiProperty({ example: 'voucher' }) kind: string;
  @ApiProperty({ example: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({
    description: 'The path of its page in the portal.',
    example: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/vouchers/vch_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  href: string;
}

/** One entry of a timeline. (docs/reference/portal.md#timeline) */
export class TimelineEntryView {
  @ApiProperty({ description: 'Unique within the timeline.', example: '01890a5d-ac96-774b-bcce-b302099a8057' })
  id: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) at: string;
  @OpenEnum(['request', 'order', 'card', 'reward', 'voucher', 'email', 'pdf', 'audit'], {
    description: 'What kind of entry it is. New ones may be added.',
    example: 'voucher',
  })
  kind: string;
  @ApiProperty({ description: 'What happened. Of a request its method and route.', example: 'Voucher redeemed' })
  title: string;
  @OrNull(
    { type: 'string' },
    { description: 'The change, the reason, the order number, or why it failed.', example: '-10' },
  )
  detail: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'Of a request the HTTP status, of an e-mail `requested`, `sent` or `failed`.', example: null },
  )
  status: string | null;
  @OrNull(
    { type: 'number' },
    { description: 'Of a ledger change: stamps, points, or the remaining value in major units.', example: 40 },
  )
  balanceAfter: number | null;
  @ApiProperty() actor: TimelineActorView;
  @OrNull({ type: 'string' }, { description: 'The request that caused it.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' })
  requestId: string | null;
  @ApiProperty({ type: [TimelineLinkView] }) links: TimelineLinkView[];

  constructor(entry: TimelineEntry, base: string) {
    const { kind, action, currency, balanceAfter, actorKind, actorId, requestId, subjectId, orderId } = entry;
    this.id = entry.id;
    this.at = entry.at.toISOString();
    this.kind = kind;
    this.title = titles[`${kind} ${action}`] ?? action;
    this.detail = detailOf(entry);
    this.status = entry.status;
    this.balanceAfter = balanceAfter === null || currency === null ? balanceAfter : toMajor(balanceAfter, currency);
    const id = actorId && encodeId(actorKind === 'api_key' ? 'api_key' : 'staff', actorId);
    this.actor = { type: actorKind, id, name: entry.actorName };
    this.requestId = requestId && encodeId('request', requestId);
    const subject = kindOf[kind];
    const links = [
      ...(subject && subjectId ? [linkTo(base, subject, subjectId)] : []),
      ...(orderId && orderId !== subjectId ? [linkTo(base, 'order', orderId)] : []),
      ...(requestId ? [linkTo(base, 'request', requestId)] : []),
    ];
    this.links = links;
  }
}

function detailOf({ change, currency, detail }: TimelineEntry): string | null {
  const changed = change === null ? [] : [String(currency === null ? change : toMajor(change, currency))];
  return [...changed, ...(detail === null ? [] : [detail])].join(' · ') || null;
}

const linkTo = (base: string, kind: IdKind, id: string): TimelineLinkView => ({
  ...{ kind, id: encodeId(kind, id), href: `${base}${pageOf(kind, id, null)}` },
});

/** The path of a merchant's pages. */
export const pagesOf = (by: SearchedBy, merchantId: string): string => `/${by}/${encodeId('merchant', merchantId)}`;

export const timelineEntryExample = {
  ...{ id: '01890a5d-ac96-774b-bcce-b302099a8057', at: '2026-11-20T09:30:00.000Z', kind: 'voucher' },
  ...{ title: 'Voucher redeemed', detail: '-10', status: null, balanceAfter: 40 },
  actor: { type: 'api_key', id: 'key_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Web shop' },
  requestId: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  links: [
    {
      ...{ kind: 'voucher', id: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd' },
      href: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/vouchers/vch_01k9zq3f8te5rb8s6yw2m4n7pd',
    },
  ],
};
