import type { ReactNode } from 'react';
import type { TimelineEntry } from '../api/types.js';
import { actionLabel } from '../audit/describe-entry.js';
import { actorName } from '../format/actor-name.js';
import { formatTime } from '../format/dates.js';
import { formatNumber } from '../format/numbers.js';
import { humanize, shortPath } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { AnswerStatus } from '../ui/data/answer-status.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { AddressLink } from '../ui/layout/links.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import classes from './timeline.module.css';

const icons: Readonly<Record<string, IconName>> = {
  ...{ request: 'requests', order: 'order', card: 'programme', reward: 'reward', voucher: 'vouchers' },
  ...{ email: 'email', pdf: 'download', audit: 'audit', event: 'webhooks', delivery: 'webhooks' },
};

interface TimelineItemProps {
  readonly entry: TimelineEntry;
  /** The thing whose timeline it is: nothing links to it. */
  readonly subjectId: string;
}

/** One entry: when, what, by whom, and links to what else it concerns. */
export function TimelineItem({ entry, subjectId }: TimelineItemProps): ReactNode {
  const { timeZone } = useMerchant();
  const { at, kind, detail, status, balanceAfter, actor, links } = entry;
  const isRequest = kind === 'request';
  const hasFailed = isRequest ? Number(status) >= 400 : status === 'failed';
  return (
    <li className={classes['entry']} data-failed={hasFailed || undefined}>
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
        <div className={classes['more']}>
          <span>{actorName({ kind: actor.type === 'api_key' ? 'key' : actor.type, name: actor.name })}</span>
          {balanceAfter !== null && <span>Balance {formatNumber(balanceAfter)}</span>}
          {!isRequest &&
            links.filter(({ id }) => id !== subjectId).map((link) => <ThingLink key={link.id} link={link} />)}
        </div>
      </div>
      {status !== null &&
        (isRequest ? <AnswerStatus status={Number(status)} error={detail} /> : <StatusBadge status={status} />)}
    </li>
  );
}

/** What happened. That of a request links to it. */
function Title({ entry: { kind, title, links } }: { readonly entry: TimelineEntry }): ReactNode {
  if (kind !== 'request') return <b>{kind === 'audit' ? actionLabel(title) : title}</b>;
  const [method = '', path = ''] = title.split(' ');
  const text = (
    <span className={classes['request']}>
      <b>{method}</b> {shortPath(path)}
    </span>
  );
  const page = links.find((link) => link.kind === 'request');
  return page ? <AddressLink href={page.href}>{text}</AddressLink> : text;
}

/** A thing with the end of its id. What has no page of its own is not a link. */
function ThingLink({ link: { kind, id, href } }: { readonly link: TimelineEntry['links'][number] }): ReactNode {
  const text = <span title={id}>{kind === 'request' ? 'Request' : `${humanize(kind)} …${id.slice(-6)}`}</span>;
  if (!href.endsWith(`/${id}`)) return text;
  return (
    <AddressLink href={href} inherit>
      {text}
    </AddressLink>
  );
}
