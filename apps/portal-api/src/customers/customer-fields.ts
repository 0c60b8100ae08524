import type { Documented } from '#http/openapi/documented-refusals.js';
import { emailTaken } from '#persistence/customers/customer-taken.js';
import { externalIdRefusals } from '../programme/programme-refusals.js';

/** The documented fields of a customer's body. */
export const customerFields = {
  email: {
    description: "Stored in lower case. It must be unique among the merchant's customers.",
    example: 'ada@example.com',
  },
  name: { description: 'Null or empty: unknown.', example: 'Ada Lovelace', optional: true, orNull: true },
  externalId: {
    description: "The merchant's own id: 1 to 128 printable characters. The customer's own `id` removes it.",
    example: 'shop-4711',
    optional: true,
  },
} as const;

export const customerRefusals: readonly Documented[] = [...externalIdRefusals, emailTaken()];
