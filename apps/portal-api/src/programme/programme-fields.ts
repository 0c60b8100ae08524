import type { DocumentedQuery } from '#http/openapi/documented-answer.js';
import { pageQuery } from '#http/openapi/documented-answer.js';

/** Fields that several things of the programme have, in the words of their documentation. */
export const externalIdField = {
  description: "The merchant's own id: 1 to 128 printable characters. The thing's own `id` takes it away again.",
  example: 'coffee-card',
  optional: true,
} as const;

export const activeField = {
  description: 'False: it is kept, and nothing new comes of it.',
  example: false,
  optional: true,
} as const;

/** The query of every list of the programme. */
export const programmeQuery: readonly DocumentedQuery[] = [
  ...pageQuery,
  { name: 'active', description: 'Only active, or only inactive ones.', schema: { type: 'boolean' } },
];

/** Days: a hundred years at most, so that every date can still be written. */
export const mostDays = 36_500;
