import { AmountField, TextField } from '../input/fields.js';

/** (docs/reference/orders.md#return-an-order) */
export class ReturnOrderBody {
  @AmountField({
    optional: true,
    above: 0,
    description: "In major units of the order's currency. Absent: all that is left of the order.",
    example: 10,
  })
  value?: number;

  @TextField(1, 64, {
    optional: true,
    description: 'Your own number for the return. A second return of the order with the same number changes nothing.',
    example: 'R-1',
  })
  returnNumber?: string;

  @TextField(1, 500, { optional: true, description: 'Recorded permanently.', example: 'Too small' })
  reason?: string;
}
