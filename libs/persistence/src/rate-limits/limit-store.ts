import { nilUuid } from '#domain/ids.js';
import type { SignInWindow, WindowName, WindowState } from '#domain/keys/limits.js';

/** The subject of a limit: the integration of a key, so that a rotation does not reset the limits, or an IP address. */
export interface Subject {
  readonly merchantId: string;
  readonly id: string;
}

/** IP addresses belong to no merchant. */
export const addressSubject = (address: string): Subject => ({
  merchantId: nilUuid,
  id: address,
});

/** A window to check. */
export interface Window {
  readonly name: WindowName | SignInWindow;
  readonly limit: number;
  readonly windowMs: number;
}

/** One of the concurrent requests of a subject. */
export interface Slot {
  /** The UUID of the request. */
  readonly lease: string;
  readonly limit: number;
  /** After this time the slot is free again, even when the process has crashed. */
  readonly leaseMs: number;
}

/** The result: admitted and counted in every window, or refused and counted in none. */
export interface Verdict {
  readonly admitted: boolean;
  /** The current state, in the order of the requested windows. */
  readonly windows: readonly WindowState[];
}

/**
 * Exact rolling windows and concurrency slots, shared by all processes. Each method is one round trip.
 * (docs/reference/limits.md#windows)
 */
export interface LimitStore {
  /** Checks all windows and the slot, then counts in all or in none, atomically. */
  take(subject: Subject, windows: readonly Window[], slot?: Slot): Promise<Verdict>;
  /** Returns the state of the windows, without counting. */
  read(subject: Subject, windows: readonly Window[]): Promise<readonly WindowState[]>;
  /** Returns how many slots are in use. */
  countSlots(subject: Subject): Promise<number>;
  /** Frees a slot. Freeing it twice is harmless. */
  release(subject: Subject, lease: string): Promise<void>;
}
