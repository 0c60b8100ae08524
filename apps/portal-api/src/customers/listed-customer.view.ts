import { encodeId } from '#domain/ids.js';
import type { Customer } from '#domain/customers/customer.js';
import { customerExample, CustomerView } from '#http/views/customer.view.js';
import { OpenEnum } from '#http/views/open-enum.js';
import type { CustomerSummary } from '#persistence/customers/customer-summary.js';
import { ViewOrNull } from '#http/views/or-null.js';
import { ApiProperty } from '@nestjs/swagger';

class BalanceView {
  @ApiProperty({ description: 'The title of the card.', example: 'Coffee card' }) title: string;
  @OpenEnum(['stamp', 'points'], { description: 'The type of the card.', example: 'stamp' }) type: string;
  @ApiProperty({ type: 'integer', description: 'Stamps or points now.', example: 4 }) balance: number;
}

class LastOrderView {
  @ApiProperty({ example: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e' }) id: string;
  @ApiProperty({ example: '100042' }) orderNumber: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;
}

/** A customer in the portal's list. (docs/reference/portal.md#customers-and-vouchers) */
export class ListedCustomerView extends CustomerView {
  @ApiProperty({ type: [BalanceView], description: 'Of the first 5 cards.' }) balances: BalanceView[];
  @ViewOrNull(LastOrderView, { description: 'The newest order.' })
  lastOrder: LastOrderView | null;

  constructor(customer: Customer, summary: CustomerSummary | undefined) {
    super(customer);
    const last = summary?.lastOrder;
    this.balances = [...(summary?.balances ?? [])];
    this.lastOrder = last
      ? {
          id: encodeId('order', last.id),
          orderNumber: last.orderNumber,
          createdAt: last.createdAt.toISOString(),
        }
      : null;
  }
}

/** The models that only a part of a view refers to. */
export const listedCustomerModels = [LastOrderView];

export const listedCustomerExample = {
  ...customerExample,
  balances: [{ title: 'Coffee card', type: 'stamp', balance: 4 }],
  lastOrder: {
    id: 'ord_01k9zq3f8tf2nv7c1h5x9a3b6e',
    orderNumber: '100042',
    createdAt: '2026-11-20T09:30:00.000Z',
  },
};
