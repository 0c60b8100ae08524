import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../format/numbers.js';
import { Panel } from '../ui/layout/panel.js';
import type { Card } from '../api/types.js';
import { useProgrammeItems } from '../programme/programme-queries.js';
import { useMerchant } from '../session/merchant-context.js';
import { AdjustPoints, GiveToCard } from './give-to-card.js';
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
            const definition = definitions.data?.find(({ id }) => id === card.cardId);
            const size = cardSize(definition);
            return (
              <li key={card.id} className={classes['card']}>
                <div className={classes['title']}>{card.title}</div>
                <div className={classes['balance']}>
                  {formatNumber(balance)}
                  <span>
                    {size ? ` of ${formatNumber(size)}` : ''} {unitOf(card)}
                  </span>
                </div>
                {size !== undefined && (
                  <div className={classes['bar']} aria-hidden="true">
                    <i style={{ width: `${Math.min(100, (balance / size) * 100)}%` }} />
                  </div>
                )}
                {definition?.active && <CardActions card={card} openEnded={definition.openEnded} />}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** What the user may do with a card. */
function CardActions({ card, openEnded }: { readonly card: Card; readonly openEnded: boolean }): ReactNode {
  const { hasRole } = useMerchant();
  const [openDialog, setOpenDialog] = useState<'give' | 'adjust'>();
  const close = (): void => setOpenDialog(undefined);
  if (!hasRole('staff')) return null;
  return (
    <Group gap="xs" mt="sm">
      <Button size="xs" onClick={() => setOpenDialog('give')} aria-label={`Give ${unitOf(card)}: ${card.title}`}>
        Give {unitOf(card)}
      </Button>
      {openEnded && (
        <Button size="xs" variant="default" onClick={() => setOpenDialog('adjust')}>
          Adjust points
        </Button>
      )}
      {openDialog === 'give' && <GiveToCard card={card} onClose={close} />}
      {openDialog === 'adjust' && <AdjustPoints card={card} onClose={close} />}
    </Group>
  );
}

const unitOf = ({ type }: Card): string => (type === 'stamp' ? 'stamps' : 'points');
