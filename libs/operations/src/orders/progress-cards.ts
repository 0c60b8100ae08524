import type { LocalNow } from '#domain/time.js';
import type { Card } from '#domain/cards/card.js';
import type { Customer } from '#domain/customers/customer.js';
import type { AwardCard, OrderSettings } from '#domain/orders/order.js';
import { insertCard, lockCardsOfDefinitions, type TitledCard } from '#persistence/cards/card.store.js';
import { newId } from '#persistence/database/new-id.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type CardEarning, type Earning, earnOnCard } from '../cards/earn-on-card.js';
import { eventOf, type NewEvent } from '../events/new-event.js';

/** A card that an order awards to. */
interface CardToAward extends Earning {
  readonly card: TitledCard;
  /** The order created the card. */
  readonly isNew: boolean;
  readonly definition: AwardCard;
}

/** Finds the cards in the settings that get something. A card that the customer does not have is created first. */
export async function findOrCreateAwardedCards(
  tx: Tx,
  customer: Customer,
  cards: readonly Card[],
  settings: OrderSettings,
  award: { readonly stamps: number; readonly points: number },
  events: NewEvent[],
): Promise<CardToAward[]> {
  const awarded: CardToAward[] = [];
  for (const unit of ['stamps', 'points'] as const) {
    const definition = settings[unit]?.card;
    if (!definition || award[unit] === 0) continue;
    const found = await findOrCreateCard(tx, customer, cards, definition, events);
    awarded.push({ ...found, definition, unit, quantity: award[unit] });
  }
  return awarded;
}

/** Decides what the award does to each of the cards. */
export async function progressCards(
  tx: Tx,
  awarded: readonly CardToAward[],
  moment: LocalNow,
): Promise<{ readonly isNew: boolean; readonly earning: CardEarning }[]> {
  const progressed: { isNew: boolean; earning: CardEarning }[] = [];
  for (const { card, isNew, definition, unit, quantity } of awarded) {
    const earning = await earnOnCard(tx, card, definition, { unit, quantity, by: 'The order' }, moment);
    progressed.push({ isNew, earning });
  }
  return progressed;
}

async function findOrCreateCard(
  tx: Tx,
  customer: Customer,
  cards: readonly Card[],
  { id: cardDefinitionId, title, type }: AwardCard,
  events: NewEvent[],
): Promise<Pick<CardToAward, 'card' | 'isNew'>> {
  const existing = cards.find((card) => card.cardDefinitionId === cardDefinitionId);
  if (existing) return { card: { ...existing, title, type }, isNew: false };
  const now = await tx.now();
  const { merchantId, id: customerId } = customer;
  const created = await insertCard(tx, { merchantId, id: newId(now), customerId, cardDefinitionId, createdAt: now });
  if (created) {
    const card = { ...created, title, type };
    events.push(eventOf('card', 'created', now, card));
    return { card, isNew: true };
  }
  // Automatic enrolment does not lock the customer and has just created this card.
  const [enrolled] = await lockCardsOfDefinitions(tx, merchantId, customerId, [cardDefinitionId]);
  if (!enrolled) throw new Error('A card that the customer lacks could not be made.');
  return { card: { ...enrolled, title, type }, isNew: false };
}
