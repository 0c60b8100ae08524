import { Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { byWhom } from '../format/actor-name.js';
import { useMerchant } from '../session/merchant-context.js';
import { More, useCursorList } from '../ui/data/cursor-list.js';
import { Panel } from '../ui/layout/panel.js';
import { Empty } from '../ui/feedback/states.js';
import { Time } from '../ui/data/time.js';
import { answerOf, portal } from '../api/client.js';
import type { AuditEntry } from '../api/types.js';
import { membersQuery } from '../team/team-queries.js';
import classes from './audit-log.module.css';
import { actions, detailsOf, sentenceOf } from './describe-entry.js';

interface Filter {
  readonly action: string;
  readonly staffId: string;
}

function useAuditLog({ action, staffId }: Filter) {
  const { m, fromSupport } = useMerchant();
  return useCursorList(['audit-log', m, fromSupport, action, staffId], (cursor) => {
    const query = {
      limit: 25,
      ...(cursor ? { cursor } : {}),
      ...(action ? { action } : {}),
      ...(staffId ? { staffId } : {}),
    };
    const params = { path: { m }, query };
    return fromSupport
      ? answerOf(portal.GET('/v1/portal/support/merchants/{m}/audit-log', { params }))
      : answerOf(portal.GET('/v1/portal/merchants/{m}/audit-log', { params }));
  });
}

/** The log with its filters. Each entry is a sentence; what else is known of it opens below. */
export function AuditLog(): ReactNode {
  const [filter, setFilter] = useState<Filter>({ action: '', staffId: '' });
  const list = useAuditLog(filter);
  return (
    <>
      <Group gap="sm">
        <Select
          label="What"
          data={[{ value: '', label: 'Everything' }, ...actions]}
          searchable
          value={filter.action}
          onChange={(action) => setFilter({ ...filter, action: action ?? '' })}
          w={{ base: '100%', xs: 280 }}
        />
        <WhoSelect value={filter.staffId} onChange={(staffId) => setFilter({ ...filter, staffId })} />
      </Group>
      <Panel flush>
        <More
          list={list}
          empty={
            <Empty icon="audit" title="No entries">
              Nothing like that has happened.
            </Empty>
          }
        >
          {(rows) => (
            <ol className={classes['entries']}>
              {rows.map((entry) => (
                <Entry key={entry.id} of={entry} />
              ))}
            </ol>
          )}
        </More>
      </Panel>
    </>
  );
}

interface WhoSelectProps {
  readonly value: string;
  readonly onChange: (staffId: string) => void;
}

/** Only an owner knows the team by name. */
function WhoSelect({ value, onChange }: WhoSelectProps): ReactNode {
  const { m, may } = useMerchant();
  const members = useQuery({ ...membersQuery(m), enabled: may('owner') });
  if (!members.data) return null;
  return (
    <Select
      label="Who"
      data={[{ value: '', label: 'Everybody' }, ...members.data.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={(id) => onChange(id ?? '')}
      w={{ base: '100%', xs: 220 }}
    />
  );
}

function Entry({ of: entry }: { readonly of: AuditEntry }): ReactNode {
  const details = detailsOf(entry);
  return (
    <li className={classes['entry']} data-kind={entry.actor.kind}>
      <div className={classes['when']}>
        <Time at={entry.at} />
      </div>
      <div className={classes['what']}>
        <div>
          <b>{byWhom(entry.actor)}</b> {sentenceOf(entry)}
        </div>
        {(details.length > 0 || entry.address) && (
          <details>
            <summary>Details</summary>
            <dl>
              {entry.address && (
                <div>
                  <dt>From</dt>
                  <dd>{entry.address}</dd>
                </div>
              )}
              {details.map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
      {entry.actor.kind === 'support' && (
        <Text size="xs" className={classes['mark']}>
          Support
        </Text>
      )}
    </li>
  );
}
