import type { DocumentedQuery } from '#http/openapi/documented-answer.js';
import { pageQuery } from '#http/openapi/documented-answer.js';

/** Documented fields of several resources of the programme. */
export const externalIdField = {
  description: "The merchant's own id: 1 to 128 printable characters. Its own `id` removes it.",
  example: 'coffee-card',
  optional: true,
} as const;

export const activeField = {
  description: 'If false, it is kept but can no longer be used.',
  example: false,
  optional: true,
} as const;

/** The query of every list of the programme. */
export const programmeQuery: readonly DocumentedQuery[] = [
  ...pageQuery,
  {
    name: 'active',
    description: 'Only active (`true`) or only inactive (`false`) items.',
    schema: { type: 'boolean' },
  },
];

/** At most a hundred years, so that every date is valid. */
export const maxDays = 36_500;
