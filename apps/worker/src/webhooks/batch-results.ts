import type { WebhookEndpoint } from '#domain/webhooks/endpoint.js';
import { isSuccess } from '#domain/webhooks/judge-attempt.js';
import type { AttemptedDelivery } from '#operations/webhooks/record-webhook-attempts.js';

/** How long a success waits for others. */
const recordAfterMs = 200;
/** How old the known state of the endpoint may be when an attempt begins. */
const maxAgeMs = 500;

/** @returns the endpoint as it stands then; undefined where nothing was recorded */
type RecordTogether = (results: readonly AttemptedDelivery[], isLast: boolean) => Promise<WebhookEndpoint | undefined>;

/** The outcome of the attempts of a batch: a failure is recorded at once, with what else is there, and successes together. */
export class BatchResults {
  private unrecorded: AttemptedDelivery[] = [];
  private recorded = Promise.resolve();
  private later: NodeJS.Timeout | undefined;
  private knownAt = performance.now();
  private reading: Promise<void> | undefined;

  constructor(
    /** Undefined where it is no longer kept, or could not be read: nothing may begin. */
    private endpoint: WebhookEndpoint | undefined,
    private readonly record: RecordTogether,
    private readonly read: () => Promise<WebhookEndpoint | undefined>,
  ) {}

  /**
   * The endpoint for an attempt that begins now, as recording results returned it; it is read again when that was more than
   * `maxAgeMs` ago. So a change of the endpoint applies to the next attempt, and does not wait for the answers to slow ones.
   */
  async currentEndpoint(): Promise<WebhookEndpoint | undefined> {
    if (this.endpoint && performance.now() - this.knownAt > maxAgeMs) {
      this.reading ??= this.readEndpoint().finally(() => {
        this.reading = undefined;
      });
      await this.reading;
    }
    return this.endpoint;
  }

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
      const endpoint = await this.record(results, isLast);
      if (endpoint) this.know(endpoint, performance.now());
    });
  }

  private async readEndpoint(): Promise<void> {
    const began = performance.now();
    // What is not attempted stays due.
    this.know(await this.read().catch(() => undefined), began);
  }

  /** A read that began before results were recorded may end after them. */
  private know(endpoint: WebhookEndpoint | undefined, at: number): void {
    if (at < this.knownAt) return;
    this.endpoint = endpoint;
    this.knownAt = at;
  }
}
