import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AdjustPoints } from './adjust-points.js';
import { CorrectPoints, CorrectStamps } from './correct-balances.js';
import { GivePoints } from './give-points.js';
import { GiveStamps } from './give-stamps.js';
import { ListCardDefinitions } from './list-card-definitions.js';
import { ReadCardDefinition } from './read-card-definition.js';
import { ReverseEntry } from './reverse-entry.js';
import { SpendPoints } from './spend-points.js';

/** Card definitions, and giving to customers' cards. */
@Module({
  imports: [EdgeModule],
  controllers: [
    ListCardDefinitions,
    ReadCardDefinition,
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
