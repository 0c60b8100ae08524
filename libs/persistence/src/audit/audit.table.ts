import type { AuditActorKind } from '#domain/audit/action.js';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { Id, Instant, MerchantId, Text, Uuid, nullable, RequestId } from '../database/columns.js';

/** Append-only: triggers (in the migration) refuse UPDATE, DELETE and TRUNCATE. */
@Entity('audit_entries')
@Index('audit_entries_by_action', ['merchantId', 'action', 'id'])
@Index('audit_entries_by_thing', { synchronize: false })
@Index('audit_entries_by_subject', ['merchantId', 'subjectId', 'id'], { where: 'subject_id is not null' })
@Index('audit_entries_by_actor', ['merchantId', 'actorId', 'id'])
@ForeignKey('MerchantTable', ['merchantId'], ['id'])
@Check('audit_entries_actor_kind_known', "actor_kind in ('staff', 'support', 'operator', 'api_key', 'system')")
export class AuditEntryTable {
  @MerchantId() merchantId: string;
  @Id() id: string;
  @Text() actorKind: AuditActorKind;
  @Uuid(nullable) actorId: string | null;
  @Text() action: string;
  @Uuid(nullable) subjectId: string | null;
  @Column('jsonb') details: object;
  @Text(nullable) address: string | null;
  @Instant() createdAt: Date;
  @RequestId() requestId?: string | null;
}
