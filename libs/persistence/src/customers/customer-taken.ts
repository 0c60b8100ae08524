import { Refusal } from '#domain/errors.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import type { ConstraintRefusals } from '../database/errors.js';

export const emailTaken = (): Refusal =>
  new Refusal('conflict', 'email_taken', 'email is already used by another customer.');

/**
 * The refusals when another customer of the merchant has the e-mail or the externalId.
 * (docs/reference/customers.md#create-and-change)
 */
export const customerTaken: ConstraintRefusals = {
  ...externalIdTaken('customers'),
  customers_email_key: emailTaken,
};
