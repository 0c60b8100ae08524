import type { Subject } from './limit-store.js';

/**
 * Subjects are distributed over this many groups. The keys of a group share a hash tag, so a script runs on one node of
 * a cluster and finds there both the counters and the start of counting for the group.
 */
export const limitGroups = 128;

const tagOf = (group: number): string => `limits:{${group}}`;

/** When a Redis started to count for a group, and the server's run id. */
export const sinceKey = (group: number): string => `${tagOf(group)}:since`;
/** A key that is only written to check whether Redis accepts writes. */
export const writableKey = `${tagOf(0)}:writable`;

/** The keys of a subject: start of counting of its group, its slots, its windows. */
export function keysOf({ merchantId, id }: Subject, windowNames: readonly string[] = []): readonly string[] {
  const subject = `${merchantId}:${id}`;
  const group = groupOf(subject);
  const names = ['slots', ...windowNames];
  return [sinceKey(group), ...names.map((name) => `${tagOf(group)}:${subject}:${name}`)];
}

/** FNV-1a: uniformly distributed, and equal in every process. */
function groupOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0) % limitGroups;
}
