import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AttentionItem } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { RelativeTime } from '../ui/data/time.js';
import { AddressLink } from '../ui/layout/links.js';
import { Panel } from '../ui/layout/panel.js';
import { Icon } from '../ui/theme/icons.js';
import classes from './attention.module.css';

/** What needs attention, each with a link to where it is mended. */
export function Attention({ items }: { readonly items: readonly AttentionItem[] }): ReactNode {
  const { seesKeys } = useMerchant();
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nothing needs your attention: {seesKeys && 'no key expires soon, '}no e-mail failed, and errors have not
          risen.
        </Text>
      ) : (
        <ul className={classes['list']}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.subjectId}`} data-bad={bad.has(item.kind) || undefined}>
              <Icon name={bad.has(item.kind) ? 'warning' : 'info'} size={18} />
              <div>
                <AddressLink href={item.href} fw={600} size="sm">
                  {titleOf(item)}
                </AddressLink>
                <Text size="sm" c="dimmed">
                  <Detail item={item} />
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const bad: ReadonlySet<string> = new Set(['key_expired', 'webhook_disabled', 'webhook_failing', 'emails_failed']);

function titleOf({ kind, count, subjectName }: AttentionItem): string {
  switch (kind) {
    case 'key_expires':
      return `The API key ${subjectName} expires soon`;
    case 'key_expired':
      return `The API key ${subjectName} has expired`;
    case 'keys_refused':
      return `${pluralize(count, 'request')} with refused keys in 24 hours`;
    case 'errors_rise':
      return `${pluralize(count, 'error')} in 24 hours, more than the day before`;
    case 'emails_failed':
      return `${pluralize(count, 'e-mail')} failed in 7 days`;
    case 'webhook_failing':
      return `The webhook endpoint at ${subjectName} is failing`;
    case 'webhook_disabled':
      return `The webhook endpoint at ${subjectName} was disabled`;
    default:
      return `${kind}: ${formatNumber(count)}`;
  }
}

function Detail({ item: { kind, at } }: { readonly item: AttentionItem }): ReactNode {
  const time = at && <RelativeTime at={at} />;
  switch (kind) {
    case 'key_expires':
      return <>The key stops working {time}. Rotate it before then.</>;
    case 'key_expired':
      return <>It expired {time}. Requests with it are refused.</>;
    case 'keys_refused':
      return <>The key was wrong, revoked or expired, or the address was not allowed. The last request was {time}.</>;
    case 'errors_rise':
      return 'The usage page shows which requests were refused or failed.';
    case 'emails_failed':
      return 'The recipients did not get them. Check the addresses and send the e-mails again.';
    case 'webhook_failing':
      return <>The first failure was {time}. Deliveries are tried again.</>;
    case 'webhook_disabled':
      return 'It receives no events until you enable it.';
    default:
      return time;
  }
}
