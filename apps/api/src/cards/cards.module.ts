import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AdjustPoints } from './adjust-points.js';
import { CorrectPoints, CorrectStamps } from './correct-balances.js';
import { GivePoints } from './give-points.js';
import { GiveStamps } from './give-stamps.js';
import { ListCardEntries } from './list-card-entries.js';
import { ListCardsOfCustomer } from './list-cards-of-customer.js';
import { ListCardDefinitions } from './list-card-definitions.js';
import { ReadCardDefinition } from './read-card-definition.js';
import { ReverseEntry } from './reverse-entry.js';
import { SpendPoints } from './spend-points.js';

/** Card definitions, customers' cards with their ledgers, and what changes their balances. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListCardDefinitions,
    ReadCardDefinition,
    ListCardsOfCustomer,
    ListCardEntries,
    GiveStamps,
    GivePoints,
    AdjustPoints,
    SpendPoints,
    CorrectPoints,
    CorrectStamps,
    ReverseEntry,
  ],
})
export class CardsModule {}
