import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { Panel } from '../ui/layout/panel.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import { ExplainButton } from '../explain/explain-redemption.js';
import { RequestsLink } from '../requests/request-links.js';
import type { Reward } from '../api/types.js';

const columns: readonly Column<Reward>[] = [
  {
    header: 'Reward',
    cell: ({ title }) => (
      <Text size="sm" fw={600}>
        {title}
      </Text>
    ),
  },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Coupon', cell: ({ couponCode }) => (couponCode ? <code>{couponCode}</code> : 'None') },
  { header: 'Issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
  {
    header: 'Redeemed or expires',
    cell: ({ redeemedAt, expiry }) => {
      if (redeemedAt) return <Time at={redeemedAt} />;
      return expiry ? <Time at={expiry} /> : 'Never';
    },
  },
  {
    header: 'Actions',
    headHidden: true,
    alignRight: true,
    cell: ({ id }) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <ExplainButton id={id} compact />
        <RequestsLink filter={{ subjectId: id }}>Requests</RequestsLink>
      </Group>
    ),
  },
];

interface CustomerRewardsProps {
  readonly title?: string;
  readonly empty?: string;
  readonly rewards: readonly Reward[];
}

/** The rewards that a customer was given, or those of an order. */
export function CustomerRewards({ title = 'Rewards', empty = 'None yet.', rewards }: CustomerRewardsProps): ReactNode {
  return (
    <Panel title={title} flush={rewards.length > 0}>
      {rewards.length === 0 ? (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      ) : (
        <DataTable caption={title} columns={columns} rows={rewards} rowKey={({ id }) => id} />
      )}
    </Panel>
  );
}
