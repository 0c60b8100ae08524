import { invalidQuery, type QueryParameters } from '#http/input/query-parameters.js';
import type { DocumentedQuery } from '#http/openapi/documented-answer.js';

const longestId = 40;

/** A parameter with the ids of what a page shows. */
export const idsQuery = (max: number, description: string): DocumentedQuery => ({
  name: 'ids',
  description: `${description} 1 to ${max}, with commas between them.`,
  required: true,
  schema: { type: 'string', maxLength: max * longestId },
});

/** @throws Refusal `invalid` where there is none, or more than `most` */
export function idsOf(query: QueryParameters, max: number): readonly string[] {
  const ids = query.text('ids', max * longestId)?.split(',') ?? [];
  if (ids.length >= 1 && ids.length <= max) return ids;
  throw invalidQuery(`ids must be 1 to ${max} ids, with commas between them.`);
}
