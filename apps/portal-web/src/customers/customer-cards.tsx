import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { Notice } from '../ui/feedback/notice.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Panel } from '../ui/layout/panel.js';
import type { Card, CardDefinition } from '../api/types.js';
import { useProgrammeItems } from '../programme/programme-queries.js';
import { useMerchant } from '../session/merchant-context.js';
import { balanceOf, cardSize } from './card-balance.js';
import { CorrectBalance } from './correct-balance.js';
import { AdjustPoints, GiveToCard } from './give-to-card.js';
import { SpendPoints } from './spend-points.js';
import classes from './customer-cards.module.css';

/** The cards that a customer holds, with the balance of each. */
export function CustomerCards({ cards }: { readonly cards: readonly Card[] }): ReactNode {
  const definitions = useProgrammeItems('cards');
  return (
    <Panel title="Cards">
      {definitions.isError && <Notice tone="bad">{errorMessage(definitions.error)}</Notice>}
      {cards.length === 0 ? (
        <Text size="sm" c="dimmed">
          No cards yet. The customer gets a card with the first stamps or points.
        </Text>
      ) : (
        <ul className={classes['cards']}>
          {cards.map((card) => {
            const { unit, balance, owed } = balanceOf(card);
            const definition = definitions.data?.find(({ id }) => id === card.cardId);
            const size = cardSize(definition);
            return (
              <li key={card.id} className={classes['card']}>
                <div className={classes['title']}>
                  {card.title} {definition?.active === false && <StatusBadge status="inactive" />}
                </div>
                <div className={classes['balance']}>
                  {formatNumber(balance)}
                  <span>
                    {size ? ` of ${formatNumber(size)}` : ''} {(size ?? balance) === 1 ? unit : `${unit}s`}
                  </span>
                </div>
                {size !== undefined && (
                  <div className={classes['bar']} aria-hidden="true">
                    <i style={{ width: `${Math.min(100, (balance / size) * 100)}%` }} />
                  </div>
                )}
                {owed > 0 && (
                  <Text size="sm" c="dimmed">
                    {pluralize(owed, unit)} owed. New {unit}s pay this debt first.
                  </Text>
                )}
                <NextExpiration card={card} />
                {definition && <CardActions card={card} definition={definition} />}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Which points expire next. */
function NextExpiration({ card }: { readonly card: Card }): ReactNode {
  const { formatDate } = useMerchant();
  const [next] = card.expirations;
  if (!next) return null;
  return (
    <Text size="sm" c="dimmed">
      {pluralize(next.points, 'point')} {next.points === 1 ? 'expires' : 'expire'} on {formatDate(next.expiresAt)}.
    </Text>
  );
}

interface CardActionsProps {
  readonly card: Card;
  readonly definition: CardDefinition;
}

/** What the user may do with a card. An inactive one is given nothing more. */
function CardActions({ card, definition }: CardActionsProps): ReactNode {
  const { hasRole } = useMerchant();
  const [openDialog, setOpenDialog] = useState<'give' | 'spend' | 'correct' | 'adjust'>();
  const { active, openEnded } = definition;
  const unit = `${balanceOf(card).unit}s`;
  const close = (): void => setOpenDialog(undefined);
  if (!hasRole('staff')) return null;
  return (
    <Group gap="xs" mt="sm">
      {active && (
        <Button size="xs" onClick={() => setOpenDialog('give')} aria-label={`Give ${unit}: ${card.title}`}>
          Give {unit}
        </Button>
      )}
      {openEnded && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setOpenDialog('spend')}
          aria-label={`Spend points: ${card.title}`}
        >
          Spend points
        </Button>
      )}
      {(openEnded || unit === 'stamps') && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setOpenDialog('correct')}
          aria-label={`Correct ${unit}: ${card.title}`}
        >
          Correct {unit}
        </Button>
      )}
      {openEnded && (
        <Button size="xs" variant="default" onClick={() => setOpenDialog('adjust')}>
          Set balance
        </Button>
      )}
      {openDialog === 'give' && <GiveToCard card={card} onClose={close} />}
      {openDialog === 'spend' && <SpendPoints card={card} onClose={close} />}
      {openDialog === 'correct' && <CorrectBalance card={card} size={cardSize(definition)} onClose={close} />}
      {openDialog === 'adjust' && <AdjustPoints card={card} onClose={close} />}
    </Group>
  );
}
