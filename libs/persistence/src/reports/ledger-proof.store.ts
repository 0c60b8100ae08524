import { type Difference, type LedgerProof, namedDifferences } from '#domain/reports/proof.js';
import type { Database } from '../database/database.js';
import { clock, queryOne, read, type Reader, selfCommitting } from '../database/statement.js';

/** After this time, an interrupted proof can be started again. */
const lease = `${clock} + interval '10 minutes'`;

/** A proof with a later time than this counts for nothing: the clock of the database was ahead. */
const latest = `${clock} + interval '1 hour'`;

/** No lease is longer than an hour: one that ends later is of such a clock too. */
const isDue = (p: string): string =>
  `(${p}.next_at is null or ${p}.next_at <= ${clock} or ${p}.proved_at > ${latest})
     and (${p}.leased_until is null or ${p}.leased_until <= ${clock} or ${p}.leased_until > ${clock} + interval '2 hours')`;

const claim = selfCommitting<{ merchantId: string }>(
  'claim_ledger_proof',
  // When two workers find the same merchant, the second one waits for the row lock and then finds the row leased.
  `insert into ledger_proofs as p (merchant_id, leased_until)
   select m.merchant_id, ${lease} from merchants m left join ledger_proofs l on l.merchant_id = m.merchant_id
   where ${isDue('l')}
   order by l.next_at nulls first limit 1
   on conflict (merchant_id) do update set leased_until = excluded.leased_until
     where ${isDue('p')}
   returning merchant_id as "merchantId"`,
);

/** Leases the merchant whose proof is due for longest; undefined where none is due. */
export const claimLedgerProof = async (db: Database): Promise<string | undefined> =>
  (await db.execute(claim, []))[0]?.merchantId;

const renew = selfCommitting<never>(
  'renew_ledger_proof',
  `update ledger_proofs set leased_until = ${lease} where merchant_id = $1`,
);

/** Keeps the lease of a proof that takes long. */
export const renewLedgerProof = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(renew, [merchantId]);
};

const release = selfCommitting<never>(
  'release_ledger_proof',
  'update ledger_proofs set leased_until = null where merchant_id = $1',
);

/** Releases the lease of a proof that was not finished. */
export const releaseLedgerProof = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(release, [merchantId]);
};

const postpone = selfCommitting<never>(
  'postpone_ledger_proof',
  `update ledger_proofs set leased_until = ${clock} + interval '1 hour' where merchant_id = $1`,
);

/** Postpones a failed proof by an hour, because each retry reads the whole ledger and may fail again. */
export const postponeLedgerProof = async (db: Database, merchantId: string): Promise<void> => {
  await db.execute(postpone, [merchantId]);
};

const save = selfCommitting<{ provedAt: Date }>(
  'save_ledger_proof',
  // The next one is due at the next 03:00 of the merchant.
  `insert into ledger_proofs (merchant_id, next_at, proved_at, took_ms, balances, differences, objects)
   select m.merchant_id,
     (date_trunc('day', (${clock} at time zone m.time_zone) - interval '3 hours') + interval '27 hours') at time zone m.time_zone,
     ${clock}, $2, $3, $4, $5::jsonb
   from merchants m where m.merchant_id = $1
   on conflict (merchant_id) do update set leased_until = null, next_at = excluded.next_at, proved_at = excluded.proved_at,
     took_ms = excluded.took_ms, balances = excluded.balances, differences = excluded.differences, objects = excluded.objects
   returning proved_at as "provedAt"`,
);

/** Stores the result of a proof in the place of the one before, and gives its time; undefined for an unknown merchant. */
export async function saveLedgerProof(
  db: Database,
  merchantId: string,
  {
    tookMs,
    balances,
    differences,
  }: { readonly tookMs: number; readonly balances: number; readonly differences: readonly Difference[] },
): Promise<LedgerProof | undefined> {
  const objects = differences.slice(0, namedDifferences);
  const values = [merchantId, Math.round(tookMs), balances, differences.length, JSON.stringify(objects)];
  const [saved] = await db.execute(save, values);
  return saved && { provedAt: saved.provedAt, balances, differences: differences.length, objects };
}

const find = read<LedgerProof>(
  'find_ledger_proof',
  `select p.proved_at as "provedAt", p.balances, p.differences, p.objects from ledger_proofs p
   where p.merchant_id = $1 and p.proved_at is not null`,
);

/** The last proof of a merchant. */
export const findLedgerProof = (reader: Reader, merchantId: string): Promise<LedgerProof | undefined> =>
  queryOne(reader, find, [merchantId]);

/** The last proofs of all merchants together. */
export interface ProofFigures {
  readonly balances: number;
  readonly differences: number;
  /** Seconds since the oldest last proof, or since the creation of a merchant without one that counts. Null when there are no merchants. */
  readonly oldestSeconds: number | null;
}

const sum = read<ProofFigures>(
  'sum_ledger_proofs',
  `select coalesce(sum(p.balances), 0)::bigint as balances, coalesce(sum(p.differences), 0)::bigint as differences,
     extract(epoch from ${clock} - min(
       case when p.proved_at <= ${latest} then least(p.proved_at, ${clock}) else m.created_at end))::float8 as "oldestSeconds"
   from merchants m left join ledger_proofs p on p.merchant_id = m.merchant_id`,
);

/** Sums the last proofs of all merchants, for the worker's metrics. */
export const sumLedgerProofs = (reader: Reader): Promise<ProofFigures | undefined> => queryOne(reader, sum, []);
