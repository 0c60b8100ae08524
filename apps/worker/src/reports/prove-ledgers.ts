import { causeOf } from '#config/cause-of.js';
import type { Log } from '#config/log.js';
import { processLog } from '#config/process.module.js';
import { encodeId } from '#domain/ids.js';
import { namedDifferences } from '#domain/reports/proof.js';
import { proveLedger } from '#operations/reports/prove-ledger.js';
import { Database } from '#persistence/database/database.js';
import { isUnavailable } from '#persistence/database/errors.js';
import {
  claimLedgerProof,
  postponeLedgerProof,
  releaseLedgerProof,
  renewLedgerProof,
} from '#persistence/reports/ledger-proof.store.js';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundPart } from '../background-work.js';
import { RepeatedTask } from '../repeated-task.js';
import { betweenParts } from './between-parts.js';

const everyMs = 60_000;

/**
 * Proves the ledgers of each merchant once a night, at 03:00 of its time zone. One part follows another after twice the time that it
 * took, so a proof uses a third of one connection. (docs/decisions/0083)
 */
@Injectable()
export class ProveLedgers implements BackgroundPart {
  private readonly stopping = new AbortController();

  constructor(
    private readonly db: Database,
    @Inject(processLog) private readonly log: Log,
  ) {}

  start(): RepeatedTask[] {
    return [new RepeatedTask('prove ledgers', everyMs, this.log, () => this.proveNext())];
  }

  /** Ends a proof that runs: another worker begins it again. */
  stop(): void {
    this.stopping.abort();
  }

  private async proveNext(): Promise<boolean> {
    const { signal } = this.stopping;
    const merchantId = signal.aborted ? undefined : await claimLedgerProof(this.db);
    if (merchantId === undefined) return false;
    try {
      await this.prove(merchantId, signal);
      return true;
    } catch (error) {
      // The proof may succeed as soon as the database is back.
      if (signal.aborted || isUnavailable(error)) {
        await releaseLedgerProof(this.db, merchantId);
        if (!signal.aborted) throw error;
        return false;
      }
      const failed = { merchantId: encodeId('merchant', merchantId), ...causeOf(error) };
      this.log.error(failed, 'The proof of the ledgers failed. It is tried again in an hour.');
      await postponeLedgerProof(this.db, merchantId);
      return true;
    }
  }

  private async prove(merchantId: string, signal: AbortSignal): Promise<void> {
    const between = betweenParts(signal, () => renewLedgerProof(this.db, merchantId));
    const { balances, differences, all } = await proveLedger(this.db, merchantId, between);
    const merchant = encodeId('merchant', merchantId);
    if (differences === 0) return;
    for (const { kind, id, check } of all.slice(0, namedDifferences)) {
      const object = encodeId(kind, id);
      this.log.error({ merchantId: merchant, object, check }, 'A stored balance is not what its ledger says.');
    }
    this.log.error({ merchantId: merchant, balances, differences }, 'The proof of the ledgers found differences.');
  }
}
