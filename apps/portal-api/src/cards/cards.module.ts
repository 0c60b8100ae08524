import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AdjustPoints } from './adjust-points.js';
import { CorrectPoints, CorrectStamps } from './correct-balances.js';
import { GivePoints } from './give-points.js';
import { GiveStamps } from './give-stamps.js';
import { ReverseEntry } from './reverse-entry.js';
import { SpendPoints } from './spend-points.js';

/** Customers' cards: giving, spending, and what mends a mistake. */
@Module({
  imports: [EdgeModule],
  controllers: [GiveStamps, GivePoints, SpendPoints, AdjustPoints, CorrectPoints, CorrectStamps, ReverseEntry],
})
export class CardsModule {}
