import type { ReactNode } from 'react';
import type { TimelineEntry } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { CursorList } from '../ui/data/cursor-list.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import { TimelineItem } from './timeline-item.js';
import { useTimeline } from './timeline-query.js';
import classes from './timeline.module.css';

/** What happened to a thing, from all logs, newest first. */
export function Timeline({ subjectId }: { readonly subjectId: string }): ReactNode {
  const list = useTimeline(subjectId);
  return (
    <Panel
      title="Timeline"
      description="Requests, changes, events, webhooks, e-mails and PDFs. Requests and events are kept for 30 days."
      flush
    >
      <CursorList
        list={list}
        empty={
          <EmptyState icon="audit" title="Nothing happened yet">
            Changes and related requests appear here.
          </EmptyState>
        }
      >
        {(entries) => <Days entries={entries} subjectId={subjectId} />}
      </CursorList>
    </Panel>
  );
}

interface CausedByRequestProps {
  readonly id: string;
  /** Shown in place of an empty list. */
  readonly nothing: ReactNode;
}

/** The entries that a request caused, without the entry of the request itself. */
export function CausedByRequest({ id, nothing }: CausedByRequestProps): ReactNode {
  const list = useTimeline(id);
  const caused = list.rows?.filter(({ kind }) => kind !== 'request');
  return (
    <Panel title="What this request caused" flush>
      <CursorList list={{ ...list, rows: caused }} empty={nothing}>
        {(entries) => <Days entries={entries} subjectId={id} />}
      </CursorList>
    </Panel>
  );
}

interface DaysProps {
  readonly entries: readonly TimelineEntry[];
  readonly subjectId: string;
}

/** The entries by day, in the time zone of the merchant. */
function Days({ entries, subjectId }: DaysProps): ReactNode {
  const { formatDate } = useMerchant();
  const days = new Map<string, TimelineEntry[]>();
  const deliveries = deliveriesByEvent(entries);
  const isShownByEvent = (entry: TimelineEntry): boolean =>
    entry.kind === 'delivery' &&
    entries.some(({ kind, links }) => kind === 'event' && links[0]?.id === entry.links[0]?.id);
  for (const entry of entries) {
    if (isShownByEvent(entry)) continue;
    const day = formatDate(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => (
    <div key={day}>
      <h3 className={classes['day']}>{day}</h3>
      <ol className={classes['entries']} aria-label={day}>
        {ofDay.map((entry) => (
          <TimelineItem
            key={entry.id}
            entry={entry}
            deliveries={entry.kind === 'event' ? deliveries.get(entry.links[0]?.id) : undefined}
            subjectId={subjectId}
          />
        ))}
      </ol>
    </div>
  ));
}

/** The deliveries of each event: an event is the first link of each. */
function deliveriesByEvent(
  entries: readonly TimelineEntry[],
): ReadonlyMap<string | undefined, readonly TimelineEntry[]> {
  const found = new Map<string | undefined, TimelineEntry[]>();
  for (const entry of entries) {
    if (entry.kind !== 'delivery') continue;
    const event = entry.links[0]?.id;
    found.set(event, [...(found.get(event) ?? []), entry]);
  }
  return found;
}
