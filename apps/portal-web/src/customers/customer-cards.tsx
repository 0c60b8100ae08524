import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/numbers.js';
import { Panel } from '../ui/layout/panel.js';
import type { Card } from '../api/types.js';
import { useProgrammeItems } from '../programme/programme-queries.js';
import { cardSize } from './card-size.js';
import classes from './customer-cards.module.css';

/** The cards that a customer holds, with the balance of each. */
export function CustomerCards({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const definitions = useProgrammeItems('cards');
  return (
    <Panel title="Cards">
      {cards.length === 0 ? (
        <Text size="sm" c="dimmed">
          No cards yet. A card is added with the first award.
        </Text>
      ) : (
        <ul className={classes['cards']}>
          {cards.map((card) => {
            const balance = card.type === 'stamp' ? card.stamps : card.points;
            const size = cardSize(definitions.data?.find(({ id }) => id === card.cardId));
            return (
              <li key={card.id} className={classes['card']}>
                <div className={classes['title']}>{card.title}</div>
                <div className={classes['balance']}>
                  {formatNumber(balance)}
                  <span>
                    {size ? ` of ${formatNumber(size)}` : ''} {card.type === 'stamp' ? 'stamps' : 'points'}
                  </span>
                </div>
                {size !== undefined && (
                  <div className={classes['bar']} aria-hidden="true">
                    <i style={{ width: `${Math.min(100, (balance / size) * 100)}%` }} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
