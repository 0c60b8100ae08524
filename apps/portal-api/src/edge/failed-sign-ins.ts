import { Refusal } from '#domain/errors.js';
import { addressGroupOf } from '#http/server/client-address.js';
import { recordFailedSignIn } from '#operations/account/record-sign-in.js';
import type { Database } from '#persistence/database/database.js';
import type { Log } from '#config/log.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWrongCredential } from './portal-refusals.js';
import { accountRow, writeInTurn } from './write-in-turn.js';

/** Records failed sign-ins after the response: a slower response would reveal that the e-mail has an account. */
export class FailedSignIns {
  private readonly writing = new Set<Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  /** Returns the result of `opening`, and records its failure. */
  async recordFailureOf<Opened>(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    opening: Promise<Opened>,
  ): Promise<Opened> {
    // Read now: after the response the connection may be closed.
    const address = addressGroupOf(request.ip);
    try {
      return await opening;
    } catch (error) {
      if (isWrongCredential(error)) this.afterResponse(reply, () => this.write(email, address, error));
      throw error;
    }
  }

  /** Waits until all recorded failures are written. */
  async flush(): Promise<void> {
    await Promise.all(this.writing);
  }

  private afterResponse({ raw }: FastifyReply, write: () => Promise<void>): void {
    const begin = (): void => {
      const done = write().finally(() => this.writing.delete(done));
      this.writing.add(done);
    };
    if (raw.closed) begin();
    else raw.once('close', begin);
  }

  private async write(email: string, address: string, { reason }: Refusal): Promise<void> {
    try {
      await writeInTurn(this.db, { owner: email, row: accountRow }, (tx) =>
        recordFailedSignIn(tx, email, address, reason),
      );
    } catch (error) {
      const reasonOfLoss = error instanceof Refusal ? error.reason : 'internal_error';
      this.log.warn({ reason: reasonOfLoss }, 'a failed sign-in could not be recorded');
    }
  }
}
