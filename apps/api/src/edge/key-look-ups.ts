import { Batches } from '#persistence/database/connections/batches.js';
import type { Database } from '#persistence/database/database.js';
import { findPresentedKeys, type PresentedKey } from '#persistence/keys/api-key.store.js';

/**
 * Looks up keys together. Those from addresses that are refused have a batch of their own, one at a time: however many an
 * address sends, they take one place of the database. Whether a key exists makes no difference to its time.
 */
export class KeyLookUps {
  private readonly ordinary: Batches<string, PresentedKey | undefined>;
  private readonly refused: Batches<string, PresentedKey | undefined>;

  constructor(private readonly db: Database) {
    const find = (publicParts: readonly string[]) => this.findAll(publicParts);
    this.ordinary = new Batches(find, { maxCalls: 64, maxRunning: 2 });
    this.refused = new Batches(find, { maxCalls: 200, maxRunning: 1 });
  }

  find(publicPart: string, isAddressRefused: boolean): Promise<PresentedKey | undefined> {
    return (isAddressRefused ? this.refused : this.ordinary).add(publicPart);
  }

  private async findAll(publicParts: readonly string[]): Promise<(PresentedKey | undefined)[]> {
    const found = await findPresentedKeys(this.db, [...new Set(publicParts)]);
    const byPart = new Map(found.map((key) => [key.publicPart, key]));
    return publicParts.map((part) => byPart.get(part));
  }
}
