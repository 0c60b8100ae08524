/**
 * A worker's lease of a job. Attempts begin again where a job makes progress or is replayed, but then it is due at another time: no
 * two leases of a job are equal.
 */
export interface JobLease {
  readonly merchantId: string;
  readonly id: string;
  /** How often it was leased, this time too. */
  readonly attempts: number;
  readonly nextAttemptAt: Date;
}

/** Selects the job unless another worker has leased it since: the first four parameters are `leaseValues`. */
export const isStillLeased = `merchant_id = $1 and id = $2 and state = 'waiting' and attempts = $3 and next_attempt_at = $4`;

export const leaseValues = ({ merchantId, id, attempts, nextAttemptAt }: JobLease): readonly unknown[] => [
  merchantId,
  id,
  attempts,
  nextAttemptAt,
];
