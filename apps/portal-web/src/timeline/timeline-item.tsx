import type { ReactNode } from 'react';
import type { TimelineEntry } from '../api/types.js';
import { actionLabel } from '../audit/describe-entry.js';
import { actorName } from '../format/actor-name.js';
import { formatTime } from '../format/dates.js';
import { formatMoney, formatNumber } from '../format/numbers.js';
import { humanize, pluralize, shortPath } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { AnswerStatus } from '../ui/data/answer-status.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { AddressLink } from '../ui/layout/links.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import classes from './timeline.module.css';

const icons: Readonly<Record<string, IconName>> = {
  request: 'requests',
  order: 'order',
  card: 'programme',
  reward: 'reward',
  voucher: 'vouchers',
  email: 'email',
  pdf: 'download',
  audit: 'audit',
  event: 'events',
  delivery: 'webhooks',
};

interface TimelineItemProps {
  readonly entry: TimelineEntry;
  /** The deliveries of an event. */
  readonly deliveries?: readonly TimelineEntry[] | undefined;
  /** The thing whose timeline it is: nothing links to it. */
  readonly subjectId: string;
}

/**
 * One entry: when, what, by whom, and links to what else it concerns. The entry of an event is short: its cause says the rest.
 */
export function TimelineItem({ entry, deliveries = [], subjectId }: TimelineItemProps): ReactNode {
  const { timeZone } = useMerchant();
  const { at, kind, detail, status } = entry;
  const isRequest = kind === 'request';
  const hasFailed = isRequest ? Number(status) >= 400 : [entry, ...deliveries].some((each) => each.status === 'failed');
  return (
    <li className={classes['entry']} data-failed={hasFailed || undefined} data-kind={kind}>
      <time className={classes['time']} dateTime={at}>
        {formatTime(at, timeZone)}
      </time>
      <span className={classes['icon']}>
        <Icon name={icons[kind] ?? 'info'} />
      </span>
      <div className={classes['what']}>
        <div>
          <Title entry={entry} /> {!isRequest && detail}
        </div>
        <More entry={entry} subjectId={subjectId} />
        {deliveries.filter(needsLook).map((delivery) => (
          <div key={delivery.id} className={classes['more']}>
            <StatusBadge status={delivery.status ?? ''} /> {delivery.detail}
          </div>
        ))}
      </div>
      {status !== null &&
        (isRequest ? <AnswerStatus status={Number(status)} error={detail} /> : <StatusBadge status={status} />)}
    </li>
  );
}

/** Whether a delivery is shown below its event. One that succeeded at the first attempt is only counted by the event. */
const needsLook = ({ status, detail }: TimelineEntry): boolean =>
  status !== 'succeeded' || (detail?.endsWith('attempts') ?? false);

const counted = (balance: number, unit: string | null): string =>
  unit === null ? formatNumber(balance) : pluralize(balance, unit.replace(/s$/, ''));

/** Who, the balance, and links. */
function More({ entry, subjectId }: Pick<TimelineItemProps, 'entry' | 'subjectId'>): ReactNode {
  const { kind, balanceAfter, currency, unit, actor } = entry;
  const linked = entry.links.filter(
    ({ href, id, kind: of }) =>
      id !== subjectId && !href.endsWith(`/${subjectId}`) && !(kind === 'event' && of !== 'card'),
  );
  const links = kind === 'request' ? [] : linked.filter((link) => link.kind !== 'event' || kind === 'delivery');
  if (kind === 'event' && links.length === 0) return null;
  return (
    <div className={classes['more']}>
      {kind !== 'event' && (
        <span>{actorName({ kind: actor.type === 'api_key' ? 'key' : actor.type, name: actor.name })}</span>
      )}
      {balanceAfter !== null && (
        <span>Balance {currency === null ? counted(balanceAfter, unit) : formatMoney(balanceAfter, currency)}</span>
      )}
      {links.map((link) => (
        <ThingLink key={link.id} link={link} />
      ))}
    </div>
  );
}

/** The title of an entry. The title of a request or an event links to its page. */
function Title({ entry: { kind, title, links } }: { readonly entry: TimelineEntry }): ReactNode {
  const page = links.find((link) => link.kind === kind);
  if (kind === 'event') {
    return page ? (
      <AddressLink href={page.href} size="sm" underline="always">
        {title}
      </AddressLink>
    ) : (
      title
    );
  }
  if (kind !== 'request') return <b>{kind === 'audit' ? actionLabel(title) : title}</b>;
  const [method = '', path = ''] = title.split(' ');
  const text = (
    <span className={classes['request']}>
      <b>{method}</b> {shortPath(path)}
    </span>
  );
  return page ? <AddressLink href={page.href}>{text}</AddressLink> : text;
}

/** A thing with the end of its id. What has no page that the user may see is not a link. */
function ThingLink({ link: { kind, id, href } }: { readonly link: TimelineEntry['links'][number] }): ReactNode {
  const { m, fromSupport, hasRole } = useMerchant();
  const text = <span title={id}>{kind === 'request' ? 'Request' : `${humanize(kind)} …${id.slice(-6)}`}</span>;
  const isHidden = kind === 'webhook_endpoint' && !fromSupport && !hasRole('admin');
  if (isHidden || href.endsWith(`/${m}`)) return text;
  return (
    <AddressLink href={href} inherit>
      {text}
    </AddressLink>
  );
}
