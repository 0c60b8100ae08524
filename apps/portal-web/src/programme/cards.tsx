import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import type { CardDefinition } from '../api/types.js';
import { CardForm } from './card-form.js';
import { holdersColumn, holdersSentence, useHolders } from './holders.js';
import { useProgrammeItems } from './programme-queries.js';
import { ItemList } from './item-list.js';

/** `10 stamps`, `500 points`, `points without an end` */
function sizeOf({ type, numberOfStamps, openEnded, numberOfPoints }: CardDefinition): string {
  if (type === 'stamp') return pluralize(numberOfStamps ?? 0, 'stamp');
  return openEnded ? 'Points without a limit' : pluralize(numberOfPoints ?? 0, 'point');
}

/** The list of cards. */
export function Cards(): ReactNode {
  const rewards = useProgrammeItems('reward-templates');
  const titleOf = (id: string): string => rewards.data?.find((reward) => reward.id === id)?.title ?? 'a reward';
  const cards = useProgrammeItems('cards');
  const holders = useHolders(cards.data);
  const columns: readonly Column<CardDefinition>[] = [
    {
      header: 'Card',
      longText: 'name',
      cell: (card) => (
        <Text size="sm" fw={600}>
          {card.title}
        </Text>
      ),
    },
    { header: 'Size', cell: sizeOf },
    {
      header: 'Rewards',
      longText: true,
      cell: ({ progression }) =>
        progression.length === 0
          ? 'None'
          : progression.map(({ at, rewardTemplateId }) => (
              <div key={`${at}-${rewardTemplateId}`}>{`At ${formatNumber(at)}: ${titleOf(rewardTemplateId)}`}</div>
            )),
    },
    {
      header: 'New customers',
      cell: ({ autoEnrol }) => (autoEnrol ? 'Added automatically' : 'Added with the first stamps or points'),
    },
    holdersColumn(holders),
  ];
  return (
    <ItemList
      kind="cards"
      icon="programme"
      singular="card"
      plural="cards"
      emptyText="Customers collect stamps or points on a card and receive rewards. Create a card, then choose in the order settings what an order adds to it."
      nameOf={({ title }) => title}
      columns={columns}
      deactivateWarning={({ id }) =>
        `Customers can’t collect stamps or points on it until you activate it again. Existing balances are kept.${holdersSentence(holders.data?.get(id))}`
      }
      form={(card, close) => <CardForm key={card?.id ?? 'new'} card={card} onClose={close} />}
    />
  );
}
