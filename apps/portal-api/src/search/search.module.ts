import { Module } from '@nestjs/common';
import { EdgeModule } from '../edge/edge.module.js';
import { Search } from './search.js';

/** One box for all that a text may name. */
@Module({
  imports: [EdgeModule],
  controllers: [Search],
})
export class SearchModule {}
