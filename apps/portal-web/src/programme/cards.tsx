import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import { count } from '../format/format.js';
import type { CardDefinition } from '../api/types.js';
import { CardForm } from './card-form.js';
import { useThings } from './programme-queries.js';
import { ThingList } from './item-list.js';

/** `10 stamps`, `500 points`, `points without an end` */
function sizeOf({ type, numberOfStamps, openEnded, numberOfPoints }: CardDefinition): string {
  if (type === 'stamp') return `${numberOfStamps ?? '?'} stamps`;
  return openEnded ? 'Points without an end' : `${count(numberOfPoints ?? 0)} points`;
}

/** The cards that customers collect on. */
export function Cards(): ReactNode {
  const rewards = useThings('reward-templates');
  const titleOf = (id: string): string => rewards.data?.find((reward) => reward.id === id)?.title ?? 'a reward';
  const columns: readonly Column<CardDefinition>[] = [
    {
      head: 'Card',
      cell: (card) => (
        <Text size="sm" fw={600}>
          {card.title}
        </Text>
      ),
    },
    { head: 'Size', cell: sizeOf },
    {
      head: 'Rewards on the way',
      cell: ({ progression }) =>
        progression.length === 0
          ? 'None'
          : progression.map(({ at, rewardTemplateId }) => (
              <div key={`${at}-${rewardTemplateId}`}>{`${count(at)}: ${titleOf(rewardTemplateId)}`}</div>
            )),
    },
    { head: 'New customers', cell: ({ autoEnrol }) => (autoEnrol ? 'Get it at once' : 'With their first award') },
  ];
  return (
    <ThingList
      kind="cards"
      icon="programme"
      one="card"
      many="cards"
      empty="A card collects stamps or points, and issues rewards on its way. Make one, then say in the order settings what an order puts on it."
      nameOf={({ title }) => title}
      columns={columns}
      stops="No order and no till can put stamps or points on it until it is active again. What customers have collected stays."
      form={(card, close) => <CardForm key={card?.id ?? 'new'} of={card} onClose={close} />}
    />
  );
}
