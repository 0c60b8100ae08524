import { encodeId } from '#domain/ids.js';
import { shownAmount, toMajor } from '#domain/money.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { TimelineEntry } from '#persistence/timeline/timeline.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { hrefOf, type Linked, type PageArea } from '../search/href-of.js';

/** What happened, by the kind of the entry and of what it notes. */
export const titles: Readonly<Record<string, string>> = {
  'order create': 'Order',
  'order return': 'Order returned',
  'card give': 'Given to a card',
  'card order': 'Awarded by an order',
  'card adjust': 'Points adjusted',
  'card complete': 'Card completed',
  'card correct': 'Balance corrected',
  'card spend': 'Points spent',
  'card return': 'Taken back by a return',
  'card reverse': 'Entry reversed',
  'card expire': 'Points expired',
  'reward issued': 'Reward issued',
  'reward redeemed': 'Reward redeemed',
  'reward cancelled': 'Reward cancelled',
  'reward reversed': 'Redemption reversed',
  'reward coupon_set': 'Coupon code set',
  'voucher issue': 'Voucher issued',
  'voucher redeem': 'Voucher redeemed',
  'voucher capture': 'Hold captured',
  'voucher adjust': 'Voucher adjusted',
  'voucher reverse': 'Redemption reversed',
  'voucher cancel': 'Voucher cancelled',
  'voucher expire': 'Voucher expired',
  'email requested': 'E-mail requested',
  'email sent': 'E-mail sent',
  'email failed': 'E-mail failed',
  'email not_sent': 'E-mail not sent',
  'pdf render': 'PDF created',
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
  @ApiProperty({
    description: 'Unique within the timeline. For a delivery, its `whd_` id.',
    example: '01890a5d-ac96-774b-bcce-b302099a8057',
  })
  id: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) at: string;
  @OpenEnum(['request', 'order', 'card', 'reward', 'voucher', 'email', 'pdf', 'audit', 'event', 'delivery'], {
    description: 'What kind of entry it is. New ones may be added.',
    example: 'voucher',
  })
  kind: string;
  @ApiProperty({
    description: 'What happened. For a request, its method and route; for an event, its type.',
    example: 'Voucher redeemed',
  })
  title: string;
  @OrNull(
    { type: 'string' },
    {
      description:
        'The change, the title of the card, the reason, the order number, or why it failed. For an event, its ' +
        'version and how many endpoints received it. For a delivery, the host, the last status code or error, and ' +
        'the number of attempts.',
      example: '−£10.00',
    },
  )
  detail: string | null;
  @OrNull(
    { type: 'string' },
    {
      description:
        'For a request, the HTTP status; for an e-mail, `requested`, `sent`, `failed` or `not_sent`; for a delivery, ' +
        '`pending`, `succeeded`, `failed` or `skipped`.',
      example: null,
    },
  )
  status: string | null;
  @OrNull(
    { type: 'number' },
    { description: 'For a ledger change: the stamps, the points, or the remaining value in major units.', example: 40 },
  )
  balanceAfter: number | null;
  @OrNull(
    { type: 'string' },
    { description: 'ISO 4217 code of the change and the balance, if they are money.', example: 'GBP' },
  )
  currency: string | null;
  @OrNull(
    { type: 'string' },
    { description: 'The unit of the balance of a card: `stamps` or `points`.', example: null },
  )
  unit: string | null;
  @ApiProperty() actor: TimelineActorView;
  @OrNull({ type: 'string' }, { description: 'The request that caused it.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' })
  requestId: string | null;
  @ApiProperty({ type: [TimelineLinkView] }) links: TimelineLinkView[];

  constructor(entry: TimelineEntry, merchantId: string, area: PageArea) {
    const { kind, action, currency, balanceAfter, actorKind, actorId, requestId } = entry;
    this.id = kind === 'delivery' ? encodeId('webhook_delivery', entry.id) : entry.id;
    this.at = entry.at.toISOString();
    this.kind = kind;
    this.title = kind === 'delivery' ? `Webhook of ${action}` : (titles[`${kind} ${action}`] ?? action);
    this.detail = detailOf(entry);
    this.status = entry.status;
    this.balanceAfter = balanceAfter === null || currency === null ? balanceAfter : toMajor(balanceAfter, currency);
    this.currency = balanceAfter === null && entry.change === null ? null : currency;
    this.unit = balanceAfter === null || kind !== 'card' ? null : entry.cardUnit;
    const id = actorId && encodeId(actorKind === 'api_key' ? 'api_key' : 'staff', actorId);
    this.actor = { type: actorKind, id, name: entry.actorName };
    this.requestId = requestId && encodeId('request', requestId);
    const customer: Linked | null = entry.customerId === null ? null : { kind: 'customer', id: entry.customerId };
    this.links = thingsOf(entry).map((thing) => ({
      kind: thing.kind,
      id: encodeId(thing.kind, thing.id),
      href: hrefOf(area, merchantId, thing, customer),
    }));
  }
}

function detailOf(entry: TimelineEntry): string | null {
  const { kind, change, cardTitle, detail } = entry;
  const changed = change === null ? null : changeText(entry, change);
  return [changed, kind === 'card' ? cardTitle : null, detail].filter((part) => part !== null).join(' · ') || null;
}

/** `+12 points`, `−£10.00`, as the pages show the balance beside it; the value of an order has no sign. */
function changeText({ kind, currency, cardUnit }: TimelineEntry, change: number): string {
  const sign = change < 0 ? '−' : change > 0 && kind !== 'order' ? '+' : '';
  const size = Math.abs(change);
  if (currency !== null) return `${sign}${shownAmount(size, currency)}`;
  const unit = size === 1 ? cardUnit?.slice(0, -1) : cardUnit;
  return `${sign}${size.toLocaleString('en')} ${unit ?? ''}`.trimEnd();
}

/** What an entry links to. A request of the portal, or an old one, is not in the request log. */
function thingsOf({ subjectKind, subjectId, otherKind, otherId, requestId, isLogged }: TimelineEntry): Linked[] {
  return [
    ...(subjectKind && subjectId ? [{ kind: subjectKind, id: subjectId }] : []),
    ...(otherKind && otherId ? [{ kind: otherKind, id: otherId }] : []),
    ...(requestId && isLogged ? [{ kind: 'request' as const, id: requestId }] : []),
  ];
}

export const timelineEntryExample = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  at: '2026-11-20T09:30:00.000Z',
  kind: 'voucher',
  title: 'Voucher redeemed',
  detail: '−£10.00',
  status: null,
  balanceAfter: 40,
  currency: 'GBP',
  unit: null,
  actor: { type: 'api_key', id: 'key_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Web shop' },
  requestId: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  links: [
    {
      kind: 'voucher',
      id: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd',
      href: '/merchants/mer_01k9zq3f8te5rb8s6yw2m4n7pd/vouchers/vch_01k9zq3f8te5rb8s6yw2m4n7pd',
    },
  ],
};
