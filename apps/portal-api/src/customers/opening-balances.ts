import { Refusal } from '#domain/errors.js';
import { encodeId, parseReference } from '#domain/ids.js';
import type { LedgerActor } from '#operations/actor.js';
import { giveToCard } from '#operations/cards/give-to-card.js';
import { type ImportedRow, importInvalid } from '#operations/customers/import-customers.js';
import { type EnrollingDefinition, listEnrollingDefinitions } from '#persistence/cards/card-definition.store.js';
import { findCardsOfCustomers } from '#persistence/customers/customer-import.store.js';
import type { Tx } from '#persistence/database/transaction.js';
import { type BalanceColumn, csvHeaderInvalid, type CustomerRow } from './customer-csv.js';

/**
 * Gives new customers of an import what their cards begin with, by the operation of any other give: with ledger, rewards, events
 * and audit. Customers who existed before get nothing, so a file that is sent again gives nothing twice.
 * @throws Refusal `invalid` csv_header_invalid for a column without a card, or two of the same card; import_invalid with the row that a give refuses
 */
export async function giveOpeningBalances(
  tx: Tx,
  actor: LedgerActor,
  rows: readonly CustomerRow[],
  imported: readonly ImportedRow[],
): Promise<void> {
  const { merchantId } = actor;
  const created = new Map(imported.flatMap((row) => (row.status === 'created' ? [[row.row, row.customerId]] : [])));
  const columns = [...new Set(rows.flatMap(({ balances }) => balances.map(({ column }) => column)))];
  if (columns.length === 0) return;
  const definitions = await listEnrollingDefinitions(tx, merchantId);
  const withBalance = rows.filter(({ balances }) => balances.length > 0).flatMap(({ row }) => created.get(row) ?? []);
  const cards = new Map<BalanceColumn, ReadonlyMap<string, string>>();
  const columnOf = new Map<string, BalanceColumn>();
  for (const column of columns) {
    const { id } = definitionOf(column, definitions);
    const other = columnOf.get(id);
    if (other) throw csvHeaderInvalid(`${other.header} and ${column.header} name the same card`);
    columnOf.set(id, column);
    cards.set(column, await findCardsOfCustomers(tx, merchantId, id, withBalance));
  }
  for (const { row, email, balances } of rows) {
    const customerId = created.get(row);
    if (customerId === undefined) continue;
    for (const { column, quantity } of balances) {
      const give = {
        customerId: encodeId('customer', customerId),
        unit: column.unit,
        quantity,
        reason: 'Opening balance',
        cardId: encodeId('card', cards.get(column)?.get(customerId) ?? ''),
      };
      await giveToCard(tx, actor, give).catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
        const { header } = column;
        throw importInvalid([{ row, email, column: header, message: `${header}: ${error.message}` }]);
      });
    }
  }
}

function definitionOf({ header, unit, card }: BalanceColumn, definitions: readonly EnrollingDefinition[]) {
  const type = unit === 'stamps' ? 'stamp' : 'points';
  const ofType = definitions.filter((definition) => definition.type === type);
  const reference = card === null ? undefined : parseReference('card_definition', card);
  const found = ofType.filter(
    ({ id, externalId }) =>
      reference === undefined ||
      (reference.by === 'id' ? id : externalId) === ('value' in reference ? reference.value : ''),
  );
  const [only, ...more] = found;
  if (only && more.length === 0) return only;
  if (card !== null) throw csvHeaderInvalid(`${header} names no active ${type} card that new customers get`);
  throw csvHeaderInvalid(
    `${header} must name its card, such as ${unit}:${only ? encodeId('card_definition', only.id) : 'card_…'}, since new customers get ${
      ofType.length === 0 ? 'no' : ofType.length
    } ${type} ${ofType.length === 1 ? 'card' : 'cards'}`,
  );
}
