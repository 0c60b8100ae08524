import type { Card, CardDefinition, CardType, ProgressionStep } from '#domain/cards/card.js';
import type { Expiration } from '#domain/cards/expiry/points-expiry.js';
import { nilUuid, type Reference } from '#domain/ids.js';
import type { Database } from '../database/database.js';
import { columnsOf, insertInto } from '../database/entities/entity-sql.js';
import { databaseBusy } from '../database/errors.js';
import { CardDefinitionTable, CardTable } from './card.table.js';
import { progressionOf } from './progression.js';
import { byReference, lockByReference } from '../database/reference.js';
import { isOneOf, lockingRead, queryOne, read, type Reader, write } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';

const cardColumns = columnsOf(CardTable, 'k');

/** A card with the fields of its definition that the API shows. */
export type TitledCard = Card & {
  readonly title: string;
  readonly type: CardType;
  /** What expires next, where it is known; absent: nothing. */
  readonly expirations?: readonly Expiration[];
};

const titledColumns = `${cardColumns}, d.title, d.type`;
const withDefinition = `join card_definitions d on d.merchant_id = k.merchant_id and d.id = k.card_definition_id`;

/** The fields of a definition that a give needs. */
export type GivingDefinition = Pick<
  CardDefinition,
  'id' | 'type' | 'active' | 'numberOfStamps' | 'openEnded' | 'numberOfPoints' | 'pointsExpiry'
> & { readonly progression: readonly ProgressionStep[] };

const definitionColumns = `${columnsOf(CardDefinitionTable, 'd', {
  only: ['active', 'numberOfStamps', 'openEnded', 'numberOfPoints', 'pointsExpiry'],
})}, ${progressionOf('d')} as progression`;

export type LockedCard = TitledCard & Omit<GivingDefinition, 'id'>;

const lock = lockByReference<LockedCard>(
  'lock_card',
  // Locks the card and not its definition: two gives to one card wait for each other, gives to different cards do not.
  (column) => `select ${titledColumns}, ${definitionColumns} from cards k ${withDefinition}
   where k.merchant_id = $1 and k.${column} = $2 and k.customer_id = $3 for no key update of k`,
);

/**
 * Locks a card of the customer by id or externalId and returns it with its definition; undefined for another customer's
 * card.
 */
export const lockCard = (
  tx: Tx,
  merchantId: string,
  reference: Reference,
  customerId: string,
): Promise<LockedCard | undefined> => lock(tx, merchantId, reference, customerId);

const find = byReference<TitledCard>(
  'find_card',
  (column) => `select ${titledColumns} from cards k ${withDefinition}
   where k.merchant_id = $1 and k.${column} = $2 and k.customer_id = $3`,
);

/** Finds a card of the customer by id or externalId. */
export const findCard = (
  reader: Reader,
  merchantId: string,
  reference: Reference,
  customerId: string,
): Promise<TitledCard | undefined> => find(reader, merchantId, reference, customerId);

const lockByEmail = lockingRead<Card>(
  'lock_cards_by_email',
  // Ordered by id, so that two orders cannot deadlock.
  `select ${cardColumns} from cards k
   where k.merchant_id = $1 and ${isOneOf('k.card_definition_id', '$3')}
     and k.customer_id = (select c.id from customers c where c.merchant_id = $1 and c.email = $2)
   order by k.id for no key update of k`,
);

/** Locks the cards of these definitions of the customer with this e-mail. The caller has locked the customer. */
export const lockCardsByEmail = (
  tx: Tx,
  merchantId: string,
  email: string,
  definitionIds: readonly string[],
): Promise<Card[]> => tx.query(lockByEmail, [merchantId, email, definitionIds]);

const lockOfDefinitions = lockingRead<Card>(
  'lock_cards_of_definitions',
  // Ordered by id, as above.
  `select ${cardColumns} from cards k
   where k.merchant_id = $1 and k.customer_id = $2 and ${isOneOf('k.card_definition_id', '$3')}
   order by k.id for no key update of k`,
);

/** Locks the customer's cards of these definitions. The caller has locked the customer. */
export const lockCardsOfDefinitions = (
  tx: Tx,
  merchantId: string,
  customerId: string,
  definitionIds: readonly string[],
): Promise<Card[]> => tx.query(lockOfDefinitions, [merchantId, customerId, definitionIds]);

const newCard = insertInto(CardTable, {
  as: 'k',
  except: [
    'externalId',
    'stamps',
    'points',
    'entryCount',
    'stampsOwed',
    'pointsOwed',
    'lotsTo',
    'activeAt',
    'expiryDue',
    'stepExceptions',
    'stepsSeenToMs',
  ],
});
const insertRow = write<Card>(
  'insert_card',
  `${newCard.text} on conflict (merchant_id, customer_id, card_definition_id) do nothing returning ${cardColumns}`,
);

/** Creates a card of the definition for the customer. Returns undefined when the customer has one. */
export const insertCard = (
  tx: Tx,
  card: Pick<Card, 'merchantId' | 'id' | 'customerId' | 'cardDefinitionId' | 'createdAt'>,
): Promise<Card | undefined> => queryOne(tx, insertRow, newCard.values({ ...card, eventVersion: 1 }));

const listOfCustomer = read<TitledCard>(
  'list_cards_of_customer',
  `select ${titledColumns} from cards k ${withDefinition}
   where k.merchant_id = $1 and k.customer_id = $2 and k.id < $3 order by k.id desc limit $4`,
);

/** Newest first, below the id `before`, at most `count`. */
export const listCardsOfCustomer = (
  reader: Reader,
  merchantId: string,
  customerId: string,
  before: string,
  count: number,
): Promise<TitledCard[]> => reader.query(listOfCustomer, [merchantId, customerId, before, count]);

const listOpenEnded = read<TitledCard>(
  'list_open_ended_cards',
  `select ${titledColumns} from cards k ${withDefinition}
   where k.merchant_id = $1 and k.customer_id = $2 and d.type = 'points' and d.open_ended order by k.id`,
);

/** The customer's open-ended cards of points: at most one of each definition. */
export const listOpenEndedCards = (reader: Reader, merchantId: string, customerId: string): Promise<TitledCard[]> =>
  reader.query(listOpenEnded, [merchantId, customerId]);

const cardsPerBatch = 20_000;

const findBalance = read<{ balance: number | null; last: string | null }>(
  'find_balance_at_least',
  `with part as materialized (
     select k.id, k.card_definition_id, greatest(k.stamps, k.points) as balance from cards k
     where k.merchant_id = $1 and k.id > coalesce($4, '${nilUuid}'::uuid)
     order by k.id limit ${cardsPerBatch})
   select (select balance from part where card_definition_id = $2 and balance >= $3 limit 1) as balance,
     (select id from part order by id offset ${cardsPerBatch - 1} limit 1) as last`,
);

/**
 * Searches the merchant's next 20,000 cards after the id `after`. Returns a balance of at least `min` on a card of
 * the definition, or 0, and the last id of these cards, null when no more follow. A slow read.
 */
export async function findBalanceAtLeast(
  db: Database,
  merchantId: string,
  cardDefinitionId: string,
  min: number,
  after: string | null,
): Promise<{ readonly balance: number; readonly last: string | null }> {
  const readPart = (reader: Reader) => queryOne(reader, findBalance, [merchantId, cardDefinitionId, min, after]);
  const found = await db.runSlowRead(merchantId, readPart, { timeoutRefusal: databaseBusy });
  return { balance: found?.balance ?? 0, last: found?.last ?? null };
}

const insertRows = write<Card>(
  'insert_cards',
  `insert into cards as k (merchant_id, id, customer_id, card_definition_id, created_at, event_version)
   select $1, made.id, made.customer_id, $2, $5, 1 from unnest($3::uuid[], $4::uuid[]) as made (id, customer_id)
   on conflict (merchant_id, customer_id, card_definition_id) do nothing returning ${cardColumns}`,
);

/** Creates a card of the definition for each of these customers who has none, and returns the new ones. */
export function insertCardsOfDefinition(
  tx: Tx,
  merchantId: string,
  cardDefinitionId: string,
  cards: readonly Pick<Card, 'id' | 'customerId'>[],
  createdAt: Date,
): Promise<Card[]> {
  const columns = [cards.map(({ id }) => id), cards.map(({ customerId }) => customerId)];
  return tx.query(insertRows, [merchantId, cardDefinitionId, ...columns, createdAt]);
}
