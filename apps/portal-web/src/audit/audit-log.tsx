import { Button, Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { actorName } from '../format/actor-name.js';
import { useMerchant } from '../session/merchant-context.js';
import { PagedList, usePagedList } from '../ui/data/paged-list.js';
import { Panel } from '../ui/layout/panel.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Time } from '../ui/data/time.js';
import { unwrap, api } from '../api/client.js';
import type { AuditEntry } from '../api/types.js';
import { membersQuery } from '../team/team-queries.js';
import { auditSearch, type AuditSearch } from './audit-search.js';
import classes from './audit-log.module.css';
import { SubjectLink } from './subject-link.js';
import { actions, entryDetails, describeEntry } from './describe-entry.js';

function useAuditLog(search: AuditSearch) {
  const { m, fromSupport } = useMerchant();
  return usePagedList(['audit-log', m, fromSupport, search], fromSupport, () => {
    const params = { path: { m }, query: { limit: 25, ...search } };
    return fromSupport
      ? unwrap(api.GET('/v1/portal/support/merchants/{m}/audit-log', { params }))
      : unwrap(api.GET('/v1/portal/merchants/{m}/audit-log', { params }));
  });
}

interface AuditLogProps {
  readonly search: AuditSearch;
  /** Opens the log with other filters, from its first page. */
  readonly onFilter: (search: AuditSearch) => void;
  readonly onPage: (cursor: string | undefined) => void;
}

/** The audit log with its filters. The details of an entry can be opened. */
export function AuditLog({ search, onFilter, onPage }: AuditLogProps): ReactNode {
  const { cursor, ...filter } = search;
  const list = useAuditLog(search);
  return (
    <>
      {filter.id === undefined ? (
        <Filters filter={filter} onFilter={onFilter} />
      ) : (
        <Group gap="sm">
          <Text size="sm">Only one entry is shown.</Text>
          <Button variant="default" size="xs" onClick={() => onFilter({})}>
            Show all entries
          </Button>
        </Group>
      )}
      <Panel flush>
        <PagedList
          list={list}
          cursor={cursor}
          onPage={onPage}
          empty={
            <EmptyState icon="audit" title="No entries">
              {filter.id === undefined ? 'No entries match these filters.' : 'There is no entry with this ID.'}
            </EmptyState>
          }
        >
          {(rows) => (
            <ol className={classes['entries']}>
              {rows.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </PagedList>
      </Panel>
    </>
  );
}

interface FiltersProps {
  readonly filter: AuditSearch;
  readonly onFilter: (filter: AuditSearch) => void;
}

function Filters({ filter, onFilter }: FiltersProps): ReactNode {
  const set = (change: AuditSearch) => onFilter(auditSearch({ ...filter, ...change }));
  return (
    <Group gap="sm">
      <Select
        label="Action"
        data={[{ value: '', label: 'All actions' }, ...actions]}
        searchable
        value={filter.action ?? ''}
        onChange={(action) => set({ action: action ?? '' })}
        w={{ base: '100%', xs: 280 }}
      />
      <MemberSelect value={filter.staffId ?? ''} onChange={(staffId) => set({ staffId })} />
    </Group>
  );
}

interface MemberSelectProps {
  readonly value: string;
  readonly onChange: (staffId: string) => void;
}

/**
 * Only an owner may list the members, and somebody who has left is none. A link may name any of them: the filter is shown, and can be
 * removed.
 */
function MemberSelect({ value, onChange }: MemberSelectProps): ReactNode {
  const { m, hasRole } = useMerchant();
  const members = useQuery({ ...membersQuery(m), enabled: hasRole('owner') });
  if (value && !members.isLoading && !members.data?.some(({ id }) => id === value)) {
    return (
      <Group gap="sm" style={{ alignSelf: 'flex-end' }}>
        <Text size="sm">Only one person’s entries are shown.</Text>
        <Button variant="default" size="xs" onClick={() => onChange('')}>
          Show all members
        </Button>
      </Group>
    );
  }
  if (!members.data) return null;
  return (
    <Select
      label="Member"
      data={[{ value: '', label: 'All members' }, ...members.data.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={(id) => onChange(id ?? '')}
      w={{ base: '100%', xs: 220 }}
    />
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }): ReactNode {
  const details = entryDetails(entry);
  const { before, subject, after } = describeEntry(entry);
  return (
    <li className={classes['entry']} data-kind={entry.actor.kind}>
      <div className={classes['time']}>
        <Time at={entry.at} />
      </div>
      <div className={classes['description']}>
        <div>
          <b>{actorName(entry.actor)}</b> {before}
          {subject && <SubjectLink id={entry.subjectId}>{subject}</SubjectLink>}
          {after}
        </div>
        {(details.length > 0 || entry.address) && (
          <details>
            <summary>Details</summary>
            <dl>
              {entry.address && (
                <div>
                  <dt>IP address</dt>
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
        <Text size="xs" className={classes['badge']}>
          Support
        </Text>
      )}
    </li>
  );
}
