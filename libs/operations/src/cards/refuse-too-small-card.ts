import {
  becomesSmaller,
  changedSize,
  minRefusedBalance,
  requireSizeForBalance,
  type SizeChange,
} from '#domain/cards/change-definition.js';
import { parseReference } from '#domain/ids.js';
import { findBalanceAtLeast } from '#persistence/cards/card.store.js';
import { findCardDefinition } from '#persistence/cards/card-definition.store.js';
import type { Database } from '#persistence/database/database.js';

/**
 * Refuses a new card size that an existing balance would fill too many times. Call it before the transaction of the
 * change: when no balance is too large, it reads all cards of the merchant, in batches of 20,000. Each batch is a slow
 * read of its own, so no lock is held, and no connection for long. (docs/decisions/0047)
 * @throws Refusal `invalid` card_size_too_small, card_type_fixed, card_size_invalid; `limited` concurrency_limited;
 *   `unavailable` database_busy
 */
export async function refuseTooSmallCard(
  db: Database,
  merchantId: string,
  cardDefinitionId: string,
  change: SizeChange,
): Promise<void> {
  const { type, numberOfStamps, openEnded, numberOfPoints } = change;
  if (numberOfStamps === undefined && numberOfPoints === undefined && openEnded === undefined) return;
  const known = await findCardDefinition(db, merchantId, parseReference('card_definition', cardDefinitionId));
  if (!known) return;
  const size = changedSize(known, { type, numberOfStamps, openEnded, numberOfPoints }, []);
  if (!becomesSmaller(known, size)) return;
  let after: string | null = null;
  do {
    const part = await findBalanceAtLeast(db, merchantId, known.id, minRefusedBalance(size), after);
    requireSizeForBalance(size, part.balance);
    after = part.last;
  } while (after !== null);
}
