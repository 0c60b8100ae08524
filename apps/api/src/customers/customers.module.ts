import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListCustomers } from './list-customers.js';
import { ReadCustomer } from './read-customer.js';
import { ReadLoyalty } from './read-loyalty.js';

/** Who customers are, and a summary of what they hold. */
@Module({
  imports: [EdgeModule],
  controllers: [ListCustomers, ReadCustomer, ReadLoyalty],
})
export class CustomersModule {}
