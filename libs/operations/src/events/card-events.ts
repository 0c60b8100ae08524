import { type CardRules, fillingsOf } from '#domain/cards/progress.js';
import type { TitledCard } from '#persistence/cards/card.store.js';
import { eventOf, type NewEvent } from './new-event.js';

/** Each filling is an event, up to as many as a give may issue rewards: the last one then stands for the rest. */
export const maxCompleted = 1000;

/** How many events tell of a give: itself, and each filling of the card. */
export const eventsOfGive = (definition: CardRules, consumed: number): number =>
  1 + Math.min(fillingsOf(definition, consumed), maxCompleted);

/** The events of stamps or points that were given. `after` is the card with the balance and the version after all of them. */
export function givenEvents(
  now: Date,
  before: TitledCard,
  after: TitledCard,
  given: { definition: CardRules; quantity: number; consumed: number; reason?: string | undefined },
): NewEvent[] {
  const { definition, quantity, consumed, reason } = given;
  const eventName = after.type === 'stamp' ? 'stamps_given' : 'points_given';
  const version = before.eventVersion + 1;
  const first = eventOf('card', eventName, now, { ...after, eventVersion: version }, { before, quantity, reason });
  const fillings = fillingsOf(definition, consumed);
  const completed = Array.from({ length: after.eventVersion - version }, (_, index) =>
    eventOf(
      'card',
      'completed',
      now,
      { ...after, eventVersion: version + index + 1 },
      {
        quantity: index + 1 === maxCompleted ? fillings - index : 1,
      },
    ),
  );
  return [first, ...completed];
}
