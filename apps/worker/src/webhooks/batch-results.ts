import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { isSuccess } from '#domain/webhooks/judge-attempt.js';
import type { AttemptedDelivery } from '#operations/webhooks/record-webhook-attempts.js';

/** How long a success waits for others. */
const recordAfterMs = 200;

/** @returns the endpoint as it stands then; undefined where nothing was recorded */
type RecordTogether = (results: readonly AttemptedDelivery[], isLast: boolean) => Promise<WebhookEndpoint | undefined>;

/** The outcome of the attempts of a batch: a failure is recorded at once, with what else is there, and successes together. */
export class BatchResults {
  private unrecorded: AttemptedDelivery[] = [];
  private recorded = Promise.resolve();
  private later: NodeJS.Timeout | undefined;

  constructor(
    /** The endpoint as it was when results were last recorded. */
    public endpoint: WebhookEndpoint,
    private readonly record: RecordTogether,
  ) {}

  add(made: AttemptedDelivery): void {
    this.unrecorded.push(made);
    if (!isSuccess(made.result.attempt)) this.recordIn(0);
    else if (!this.later) this.recordIn(recordAfterMs);
  }

  /** Records what is left, and ends the lease. */
  async end(): Promise<void> {
    this.recordAll(true);
    await this.recorded;
  }

  private recordIn(ms: number): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.recordAll(false), ms);
  }

  private recordAll(isLast: boolean): void {
    clearTimeout(this.later);
    this.later = undefined;
    this.recorded = this.recorded.then(async () => {
      const results = this.unrecorded;
      if (results.length === 0 && !isLast) return;
      this.unrecorded = [];
      this.endpoint = (await this.record(results, isLast)) ?? this.endpoint;
    });
  }
}
