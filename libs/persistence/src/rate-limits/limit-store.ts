import type { SignInWindow, WindowName, WindowState } from '#domain/keys/limits.js';

/** Whoever a limit belongs to: a key's integration, so that rotating it is no fresh quota, or an address. */
export interface Subject {
  readonly merchantId: string;
  readonly id: string;
}

/** Addresses belong to no merchant. */
export const addressSubject = (address: string): Subject => ({
  merchantId: '00000000-0000-0000-0000-000000000000',
  id: address,
});

/** A window to be judged. */
export interface Window {
  readonly name: WindowName | SignInWindow;
  readonly limit: number;
  readonly windowMs: number;
}

/** A slot among the requests that a subject has in flight. */
export interface Slot {
  /** A UUID of the request. */
  readonly lease: string;
  readonly limit: number;
  /** After that the slot is free again, whatever became of the request's process. */
  readonly leaseMs: number;
}

/** What came of asking: admitted and counted in every window, or refused and counted in none. */
export interface Verdict {
  readonly admitted: boolean;
  /** As they stand now, in the order in which they were asked for. */
  readonly windows: readonly WindowState[];
}

/** Exact rolling windows and slots, over all processes. Each method is one round trip. (docs/reference/limits.md#windows) */
export interface LimitStore {
  /** Judges all windows and the slot at once, then counts in all or in none. */
  take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict>;
  /** How the windows stand, without counting. */
  read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]>;
  /** How many slots are taken now, without taking one. */
  countSlots(subject: Subject): Promise<number>;
  /** Frees a slot; freeing one that is free changes nothing. */
  release(subject: Subject, lease: string): Promise<void>;
}
