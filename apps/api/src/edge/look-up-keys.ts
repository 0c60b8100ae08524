import { findPresentedKeys, type PresentedKey } from '#persistence/keys/api-key.store.js';
import type { Database } from '#persistence/database/database.js';

const mostAtOnce = 200;

interface Waiting {
  readonly publicPart: string;
  resolve(found: PresentedKey | undefined): void;
  reject(error: unknown): void;
}

/**
 * Looks keys up together, one statement at a time: however many of them an address sends, they take one place of the
 * database, and each waits for two statements at most. Whether a key exists makes no difference to its time.
 */
export class KeyLookUps {
  private waiting: Waiting[] = [];
  private running = false;

  constructor(private readonly db: Database) {}

  find(publicPart: string): Promise<PresentedKey | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ publicPart, resolve, reject });
      if (!this.running) this.run().catch(reject);
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, mostAtOnce);
      try {
        const found = await findPresentedKeys(this.db, [...new Set(batch.map(({ publicPart }) => publicPart))]);
        const byPart = new Map(found.map((key) => [key.publicPart, key]));
        for (const { publicPart, resolve } of batch) resolve(byPart.get(publicPart));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = false;
  }
}
