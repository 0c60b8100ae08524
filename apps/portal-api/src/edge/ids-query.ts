import { invalidQuery, type ListQuery } from '#http/input/list-query.js';
import type { DocumentedQuery } from '#http/openapi/documented-answer.js';

const longestId = 40;

/** A parameter with the ids of what a page shows. */
export const idsQuery = (most: number, description: string): DocumentedQuery => ({
  name: 'ids',
  description: `${description} 1 to ${most}, with commas between them.`,
  required: true,
  schema: { type: 'string', maxLength: most * longestId },
});

/** @throws Refusal `invalid` where there is none, or more than `most` */
export function idsOf(query: ListQuery, most: number): readonly string[] {
  const ids = query.text('ids', most * longestId)?.split(',') ?? [];
  if (ids.length >= 1 && ids.length <= most) return ids;
  throw invalidQuery(`ids must be 1 to ${most} ids, with commas between them.`);
}
