import type { Subject } from './limit-store.js';

/**
 * Subjects share so many groups, and the keys of a group share a slot of a cluster: a script touches one node, and finds
 * there both what it counts and since when its group is counted.
 */
export const limitGroups = 128;

const tagOf = (group: number): string => `limits:{${group}}`;

/** Since when a Redis counts for a group, and which server it was. */
export const sinceKey = (group: number): string => `${tagOf(group)}:since`;
/** A key that says only whether writes are taken. */
export const writableKey = `${tagOf(0)}:writable`;

/** The keys of a subject: since when its group is counted, its slots, its windows. */
export function keysOf({ merchantId, id }: Subject, windowNames: readonly string[] = []): readonly string[] {
  const subject = `${merchantId}:${id}`;
  const group = groupOf(subject);
  const names = ['slots', ...windowNames];
  return [sinceKey(group), ...names.map((name) => `${tagOf(group)}:${subject}:${name}`)];
}

/** FNV-1a: evenly spread, and the same in every process. */
function groupOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0) % limitGroups;
}
