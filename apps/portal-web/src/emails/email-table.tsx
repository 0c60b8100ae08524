import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Email } from '../api/types.js';
import { actorName } from '../format/actor-name.js';
import { useMerchant } from '../session/merchant-context.js';
import { type Column, DataTable } from '../ui/data/data-table.js';
import { Time } from '../ui/data/time.js';
import { AddressLink } from '../ui/layout/links.js';
import { EmailOutcome } from './email-outcome.js';

const subject: Column<Email> = {
  header: 'About',
  cell: (email) => <Subject email={email} />,
};
const columns: readonly Column<Email>[] = [
  {
    header: 'To',
    longText: true,
    cell: ({ recipient }) => (
      <Text size="sm" fw={600}>
        {recipient}
      </Text>
    ),
  },
  { header: 'Requested', cell: ({ createdAt }) => <Time at={createdAt} relative /> },
  { header: 'By', longText: true, cell: ({ by }) => actorName(by) },
  { header: 'Outcome', cell: (email) => <EmailOutcome email={email} /> },
];

interface EmailTableProps {
  readonly emails: readonly Email[];
  /** Whether they are about different things. */
  readonly withSubject?: boolean;
}

/** E-mails, each with its outcome. */
export function EmailTable({ emails, withSubject = false }: EmailTableProps): ReactNode {
  const shown = withSubject ? [...columns.slice(0, 1), subject, ...columns.slice(1)] : columns;
  return <DataTable caption="E-mails" columns={shown} rows={emails} rowKey={({ id }) => id} />;
}

function Subject({ email: { kind, subjectId } }: { readonly email: Email }): ReactNode {
  const { m, fromSupport, hasRole } = useMerchant();
  if (kind === 'voucher') {
    return (
      <AddressLink href={`${fromSupport ? '/support' : ''}/merchants/${m}/vouchers/${subjectId}`} size="sm">
        Voucher
      </AddressLink>
    );
  }
  if (!hasRole('owner')) return 'Invitation';
  return (
    <AddressLink href={`/merchants/${m}/team`} size="sm">
      Invitation
    </AddressLink>
  );
}
