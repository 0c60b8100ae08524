import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { CreateCustomer } from './create-customer.js';
import { ImportCustomers } from './import-customers.js';
import { ListCustomers } from './list-customers.js';
import { ReadCustomer } from './read-customer.js';
import { UpdateCustomer } from './update-customer.js';

/** Customers, and their import. */
@Module({
  imports: [EdgeModule],
  controllers: [ListCustomers, CreateCustomer, ReadCustomer, UpdateCustomer, ImportCustomers],
})
export class CustomersModule {}
