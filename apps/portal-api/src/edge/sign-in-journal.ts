import { Refusal } from '#domain/errors.js';
import { addressGroupOf } from '#http/server/client-address.js';
import { recordFailedSignIn } from '#operations/account/record-sign-in.js';
import type { Database } from '#persistence/database/database.js';
import type { Log } from '#config/log.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWrongGuess } from './portal-refusals.js';
import { accountRow, writeInTurn } from './write-in-turn.js';

/**
 * Writes down failed sign-ins when they have been answered: an answer that waited for it would take longer where there is
 * an account, and so tell that there is one.
 */
export class SignInJournal {
  private readonly writing = new Set<Promise<void>>();

  constructor(
    private readonly db: Database,
    private readonly log: Log,
  ) {}

  /** Gives what the sign-in gives, and notes its failure. */
  async watch<Opened>(
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
    opening: Promise<Opened>,
  ): Promise<Opened> {
    // Asked for now: when the answer has gone, the connection may have gone with it.
    const address = addressGroupOf(request.ip);
    try {
      return await opening;
    } catch (error) {
      if (isWrongGuess(error)) this.afterAnswer(reply, () => this.write(email, address, error));
      throw error;
    }
  }

  /** Resolves when all that was noted is written. */
  async written(): Promise<void> {
    await Promise.all(this.writing);
  }

  private afterAnswer({ raw }: FastifyReply, write: () => Promise<void>): void {
    const begin = (): void => {
      const done = write().finally(() => this.writing.delete(done));
      this.writing.add(done);
    };
    if (raw.closed) begin();
    else raw.once('close', begin);
  }

  private async write(email: string, address: string, { reason }: Refusal): Promise<void> {
    try {
      await writeInTurn(this.db, { of: email, row: accountRow }, (tx) =>
        recordFailedSignIn(tx, email, address, reason),
      );
    } catch (error) {
      const reasonOfLoss = error instanceof Refusal ? error.reason : 'internal_error';
      this.log.warn({ reason: reasonOfLoss }, 'a failed sign-in could not be written down');
    }
  }
}
