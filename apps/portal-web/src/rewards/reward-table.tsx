import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Reward } from '../api/types.js';
import { ExplainButton } from '../explain/explain-redemption.js';
import { RequestsLink } from '../requests/request-links.js';
import { RewardLink } from '../session/merchant-links.js';
import { DataTable, type Column } from '../ui/data/data-table.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import classes from './reward-table.module.css';

interface Extras<Row> {
  /** What a person can do with a reward. */
  readonly action?: (reward: Row) => ReactNode;
  /** What a reward was issued for. */
  readonly cause?: (reward: Row) => string;
}

const columnsWith = <Row extends Reward>({ action, cause }: Extras<Row>): readonly Column<Row>[] => [
  {
    header: 'Reward',
    longText: 'name',
    cell: ({ id, title }) => (
      <RewardLink id={id} strong>
        {title}
      </RewardLink>
    ),
  },
  ...(cause ? [{ header: 'Issued for', longText: true, cell: cause }] : []),
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { header: 'Coupon', longText: true, cell: ({ couponCode }) => (couponCode ? <code>{couponCode}</code> : 'None') },
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
    cell: (reward) => (
      <Group className={classes['actions']} gap="4px 8px" justify="flex-end">
        {action?.(reward)}
        <ExplainButton id={reward.id} compact />
        <RequestsLink filter={{ subjectId: reward.id }}>Requests</RequestsLink>
      </Group>
    ),
  },
];

interface RewardTableProps<Row> extends Extras<Row> {
  readonly caption: string;
  /** What stands in place of the table when there are none. */
  readonly empty: string;
  readonly rewards: readonly Row[];
}

/** The rewards of a customer or of an order. */
export function RewardTable<Row extends Reward>({
  caption,
  empty,
  rewards,
  ...extras
}: RewardTableProps<Row>): ReactNode {
  if (rewards.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {empty}
      </Text>
    );
  }
  return <DataTable caption={caption} columns={columnsWith(extras)} rows={rewards} rowKey={({ id }) => id} />;
}
