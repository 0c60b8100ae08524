import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CursorList } from '../ui/data/cursor-list.js';
import { Panel } from '../ui/layout/panel.js';
import { EmailTable } from './email-table.js';
import { useEmails } from './email-queries.js';

/** The outcome of the e-mails of one voucher or invitation. */
export function SubjectEmails({ subjectId }: { readonly subjectId: string }): ReactNode {
  const list = useEmails({ subjectId });
  return (
    <CursorList
      list={list}
      empty={
        <Text size="sm" c="dimmed" px={24} pb={24}>
          No e-mail in the last 90 days.
        </Text>
      }
    >
      {(rows) => <EmailTable emails={rows} />}
    </CursorList>
  );
}

/** `SubjectEmails` as a panel of a page. */
export const SubjectEmailsPanel = ({ subjectId }: { readonly subjectId: string }): ReactNode => (
  <Panel
    title="E-mails"
    description="Who each e-mail was sent to, and how the mail server answered. A sent e-mail may still be in a spam folder."
    flush
  >
    <SubjectEmails subjectId={subjectId} />
  </Panel>
);
