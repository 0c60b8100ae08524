import { Refusal } from '#domain/errors.js';
import { recordFailedSignIn } from '#operations/account/record-sign-in.js';
import type { Database } from '#persistence/database/database.js';
import type { Log } from '#config/log.js';
import type { Browser } from './browser.js';
import { isWrongCredential } from './portal-refusals.js';
import { accountRow, runWrite } from './run-write.js';

/** Records failed sign-ins after the response: a slower response would reveal that the e-mail has an account. */
export class FailedSignIns {
  private readonly writing = new Set<Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  /** Returns the result of `opening`, and records its failure. */
  async recordFailureOf<Opened>(browser: Browser, email: string, opening: Promise<Opened>): Promise<Opened> {
    try {
      return await opening;
    } catch (error) {
      if (isWrongCredential(error)) browser.afterResponse(() => this.record(email, browser.address, error));
      throw error;
    }
  }

  /** Waits until all recorded failures are written. */
  async flush(): Promise<void> {
    await Promise.all(this.writing);
  }

  private record(email: string, address: string, refusal: Refusal): void {
    const done = this.write(email, address, refusal).finally(() => this.writing.delete(done));
    this.writing.add(done);
  }

  private async write(email: string, address: string, { reason }: Refusal): Promise<void> {
    try {
      await runWrite(this.db, { owner: email, row: accountRow }, (tx) =>
        recordFailedSignIn(tx, email, address, reason),
      );
    } catch (error) {
      const reasonOfLoss = error instanceof Refusal ? error.reason : 'internal_error';
      this.log.warn({ reason: reasonOfLoss }, 'a failed sign-in could not be recorded');
    }
  }
}
