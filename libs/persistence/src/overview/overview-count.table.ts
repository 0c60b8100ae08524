import type { OverviewCounts } from '#domain/reports/overview.js';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { Count, Instant, MerchantId, nullable } from '../database/columns.js';

/** The last count of each merchant whose overview takes too long to count in a request. (docs/decisions/0091) */
@Entity('overview_counts')
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Index('overview_counts_asked', ['askedAt'], { where: 'asked_at is not null' })
@Check('overview_counts_whole', 'num_nulls(next_at, counted_at, took_ms, counts) in (0, 4)')
@Check('overview_counts_took', 'took_ms >= 0')
export class OverviewCountTable {
  @MerchantId() merchantId: string;
  /** When somebody opened the overview and no count has begun since; null: nobody has. */
  @Instant(nullable) askedAt: Date | null;
  @Instant(nullable) leasedUntil: Date | null;
  /** The next count is not begun earlier. */
  @Instant(nullable) nextAt: Date | null;
  @Instant(nullable) countedAt: Date | null;
  @Count(nullable) tookMs: number | null;
  @Column('jsonb', { ...nullable }) counts: OverviewCounts | null;
}
