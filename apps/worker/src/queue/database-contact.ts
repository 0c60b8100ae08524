import { Injectable } from '@nestjs/common';

/** The longest time between two responses of the database that counts as uninterrupted. Much shorter than any lease. */
const maxGapMs = 10_000;

/** Measures for how long this worker has reached the database without interruption. */
@Injectable()
export class DatabaseContact {
  private since = performance.now();
  private last = this.since;

  /** Records a response of the database. */
  recordResponse(): void {
    const now = performance.now();
    if (now - this.last > maxGapMs) this.since = now;
    this.last = now;
  }

  /** Whether the database has been reachable for this long. */
  hasLasted(seconds: number): boolean {
    return this.last - this.since >= seconds * 1_000;
  }
}
