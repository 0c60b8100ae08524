import { Refusal } from '#domain/errors.js';
import { externalIdTaken } from '../database/external-id-taken.js';
import type { ConstraintRefusals } from '../database/transaction.js';

export const emailTaken = (): Refusal => new Refusal('conflict', 'email_taken', 'email is taken by another customer.');

/** The refusals of an e-mail and an externalId that another customer of the merchant has. (docs/reference/customers.md#create-and-change) */
export const customerTaken: ConstraintRefusals = {
  ...externalIdTaken('customers'),
  customers_email_key: emailTaken,
};
