import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '../format/format.js';
import { Panel } from '../ui/layout/panel.js';
import type { Card } from '../api/types.js';
import { useThings } from '../programme/programme-queries.js';
import { sizeInFull } from './card-size.js';
import classes from './customer-cards.module.css';

/** The cards that a customer holds, with the balance of each. */
export function CardsOf({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const definitions = useThings('cards');
  return (
    <Panel title="Cards">
      {cards.length === 0 ? (
        <Text size="sm" c="dimmed">
          No card yet: it comes with the first award.
        </Text>
      ) : (
        <ul className={classes['cards']}>
          {cards.map((card) => {
            const balance = card.type === 'stamp' ? card.stamps : card.points;
            const size = sizeInFull(definitions.data?.find(({ id }) => id === card.cardId));
            return (
              <li key={card.id} className={classes['card']}>
                <div className={classes['title']}>{card.title}</div>
                <div className={classes['balance']}>
                  {count(balance)}
                  <span>
                    {size ? ` of ${count(size)}` : ''} {card.type === 'stamp' ? 'stamps' : 'points'}
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
