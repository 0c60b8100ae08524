import { type QueuePosition, startOfQueue } from '#persistence/webhooks/webhook-queue.store.js';
import { ClaimPosition } from './claim-position.js';

const endpointAt = (at: number): QueuePosition => ({ merchantId: `m${String(at).padStart(3, '0')}`, endpointId: 'e' });
const isBehind = (one: QueuePosition, other: QueuePosition): boolean => one.merchantId > other.merchantId;

/** A queue whose endpoints always have something due, and a worker with so many places for those that fail. */
class Worker {
  readonly position = new ClaimPosition();
  readonly served = new Map<string, number>();
  private readonly inFlight: QueuePosition[] = [];

  constructor(
    private readonly endpoints: readonly { readonly place: QueuePosition; readonly isFailing: boolean }[],
    private readonly places: number,
  ) {}

  /** Works like the function in the database: looks at no more than `looks` endpoints, in their order. */
  claim(looks = 500): void {
    const begin = this.position.begin(this.inFlight.length < this.places);
    const behind = this.endpoints.filter(({ place }) => isBehind(place, begin));
    let lastFailing: QueuePosition | undefined;
    for (const { place, isFailing } of behind.slice(0, looks)) {
      if (isFailing && (this.inFlight.length >= this.places || this.inFlight.includes(place))) continue;
      if (isFailing) {
        this.inFlight.push(place);
        lastFailing = place;
      }
      this.served.set(place.merchantId, (this.served.get(place.merchantId) ?? 0) + 1);
    }
    const next = behind.length > looks ? behind[looks - 1]?.place : undefined;
    this.position.end({ next, lastFailing, isFullOfFailing: this.inFlight.length >= this.places });
  }

  /** The one that has waited longest is answered. */
  free(): void {
    this.inFlight.shift();
  }
}

const mixed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ place: endpointAt(at), isFailing: at % 3 !== 0 }));

describe('the endpoints that are served', () => {
  it.each([500, 7])('are all of them in turn, with more failing ones than places, %i in a claim', (looks) => {
    const endpoints = mixed(90);
    const worker = new Worker(endpoints, 5);
    for (let turn = 0; turn < 2_000; turn += 1) {
      worker.free();
      worker.claim(looks);
      worker.claim(looks);
    }
    const times = (isFailing: boolean) =>
      endpoints
        .filter((each) => each.isFailing === isFailing)
        .map(({ place }) => worker.served.get(place.merchantId) ?? 0);
    // 2,000 places became free, for 60 endpoints that fail.
    expect(Math.min(...times(true))).toBeGreaterThan(20);
    expect(Math.max(...times(true))).toBeLessThan(60);
    expect(Math.min(...times(false))).toBeGreaterThan(20);
  });

  it('are looked at in one round while all failing ones have a place', () => {
    const worker = new Worker(mixed(6), 5);
    for (let turn = 0; turn < 4; turn += 1) {
      expect(worker.position.begin(true)).toEqual(startOfQueue);
      worker.claim();
    }
  });
});
