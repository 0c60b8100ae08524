import { Button, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CursorList } from '../ui/data/cursor-list.js';
import { EmptyState } from '../ui/feedback/states.js';
import { Panel } from '../ui/layout/panel.js';
import { EmailTable } from './email-table.js';
import { type EmailFilter, useEmails } from './email-queries.js';

interface EmailListProps {
  readonly filter: EmailFilter;
  readonly onChange: (filter: EmailFilter) => void;
}

/** All e-mails, or those that failed. */
export function EmailList({ filter, onChange }: EmailListProps): ReactNode {
  const list = useEmails(filter);
  return (
    <>
      <div>
        <SegmentedControl
          aria-label="Which e-mails"
          value={filter.status ?? 'all'}
          onChange={(value) => onChange(value === 'failed' ? { status: 'failed' } : {})}
          data={[
            { value: 'all', label: 'All' },
            { value: 'failed', label: 'Failed' },
          ]}
        />
      </div>
      <Panel flush>
        <CursorList list={list} empty={<NoEmails filter={filter} onChange={onChange} />}>
          {(rows) => <EmailTable emails={rows} withSubject />}
        </CursorList>
      </Panel>
      <Text size="xs" c="dimmed">
        E-mails with vouchers and invitations are listed for 90 days. A mail server that accepted an e-mail may still
        sort it into spam.
      </Text>
    </>
  );
}

function NoEmails({ filter, onChange }: EmailListProps): ReactNode {
  if (Object.keys(filter).length === 0) {
    return (
      <EmptyState icon="email" title="No e-mails yet">
        When you send a voucher or invite someone to your team, you see here what happened to the e-mail.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="check"
      title={filter.status === 'failed' ? 'No e-mail failed' : 'No e-mails match'}
      action={
        <Button variant="default" onClick={() => onChange({})}>
          Show all e-mails
        </Button>
      }
    >
      This list shows the last 90 days.
    </EmptyState>
  );
}
