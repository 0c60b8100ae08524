import type { Customer } from '#domain/customers/customer.js';
import { encodeId } from '#domain/ids.js';
import { ApiProperty } from '@nestjs/swagger';

/** (docs/reference/customers.md#the-customer) */
export class CustomerView {
  @ApiProperty({ example: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ description: "The merchant's own id. Equal to `id` if none was set.", example: 'shop-4711' })
  externalId: string;
  @ApiProperty({ description: 'Empty if unknown.', example: 'Ada Lovelace' }) name: string;
  @ApiProperty({ description: 'In lower case.', example: 'ada@example.com' }) email: string;
  @ApiProperty({ type: 'integer', description: 'All stamps given so far.', example: 12 }) lifetimeStamps: number;
  @ApiProperty({ type: 'integer', description: 'All points given so far, without adjustments.', example: 340 })
  lifetimePoints: number;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) createdAt: string;

  constructor(customer: Customer) {
    this.id = encodeId('customer', customer.id);
    this.externalId = customer.externalId ?? this.id;
    this.name = customer.name ?? '';
    this.email = customer.email;
    this.lifetimeStamps = customer.lifetimeStamps;
    this.lifetimePoints = customer.lifetimePoints;
    this.createdAt = customer.createdAt.toISOString();
  }
}

export const customerExample = {
  id: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd',
  externalId: 'shop-4711',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  lifetimeStamps: 12,
  lifetimePoints: 340,
  createdAt: '2026-11-20T09:30:00.000Z',
};
