import { IdField, TextField } from '#http/input/fields.js';

/** What a person who gives value by hand says of it. */
export class GivenByHand {
  @TextField(1, 500, { description: 'Recorded permanently in the audit log.', example: 'Paid cash at the counter' })
  reason: string;

  @IdField({
    optional: true,
    description: 'id or externalId of the active location where it is given.',
    example: 'loc_01k9zq3f8te5rb8s6yw2m4n7pd',
  })
  locationId?: string;
}

/** What a person may note on a redemption. */
export const noteField = {
  optional: true,
  description: 'Recorded permanently in the audit log.',
  example: 'Shown on a phone',
} as const;
