import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { AdjustPoints } from './adjust-points.js';
import { GivePoints } from './give-points.js';
import { GiveStamps } from './give-stamps.js';

/** Giving to customers' cards. */
@Module({
  imports: [EdgeModule],
  controllers: [GiveStamps, GivePoints, AdjustPoints],
})
export class CardsModule {}
