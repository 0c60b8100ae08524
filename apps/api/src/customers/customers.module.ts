import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { ListCardEntries } from './list-card-entries.js';
import { ListCardsOfCustomer } from './list-cards-of-customer.js';
import { ListCustomers } from './list-customers.js';
import { ReadCustomer } from './read-customer.js';
import { ReadLoyalty } from './read-loyalty.js';

/** Who customers are, and all that they hold. */
@Module({
  imports: [EdgeModule],
  controllers: [ListCustomers, ReadCustomer, ReadLoyalty, ListCardsOfCustomer, ListCardEntries],
})
export class CustomersModule {}
