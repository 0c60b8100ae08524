import { auditActions, auditActorKinds } from '#domain/audit/action.js';
import { encodeId } from '#domain/ids.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { ShownAuditEntry } from '#persistence/audit/audit-log.store.js';
import { ApiProperty } from '@nestjs/swagger';

class AuditActorView {
  @ApiProperty({
    enum: auditActorKinds,
    description:
      "A member of the team, the platform's support, an operator with the command line, an API key, or the service itself.",
    example: 'staff',
  })
  kind: string;
  @OrNull(
    { type: 'string' },
    { description: 'Of the user or the API key, else null.', example: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  id: string | null;
  @OrNull({ type: 'string' }, { description: 'The current name of the user or the API key.', example: 'Ada Lovelace' })
  name: string | null;
}

/** The id of the user or the API key. */
export const shownActorId = ({ actorKind, actorId }: Pick<ShownAuditEntry, 'actorKind' | 'actorId'>): string | null =>
  actorId && encodeId(actorKind === 'api_key' ? 'api_key' : 'staff', actorId);

/** The audit log. (docs/reference/portal.md#audit-log) */
export class AuditEntryView {
  @ApiProperty({ example: 'aud_01k9zq3f8te5rb8s6yw2m4n7pd' }) id: string;
  @ApiProperty({ format: 'date-time', example: '2026-11-20T09:30:00.000Z' }) at: string;
  @ApiProperty() actor: AuditActorView;
  @OpenEnum(auditActions, {
    description: 'The kind of resource, and what was done.',
    example: 'key.created',
  })
  action: string;
  @OrNull(
    { type: 'string' },
    { description: 'The id of what was changed or read.', example: 'key_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  subjectId: string | null;
  @OrNull({ type: 'string' }, { description: 'The current name of what was changed or read.', example: 'Web shop' })
  subjectName: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'More details. Never a secret, a code or an e-mail address.',
    example: { name: 'Web shop' },
  })
  details: object;
  @OrNull({ type: 'string' }, { description: 'The IP address, if known.', example: '192.0.2.7' })
  address: string | null;

  constructor(entry: ShownAuditEntry) {
    this.id = encodeId('audit_entry', entry.id);
    this.at = entry.at.toISOString();
    this.actor = { kind: entry.actorKind, id: shownActorId(entry), name: entry.actorName };
    this.action = entry.action;
    this.subjectId = entry.subjectId && entry.subjectKind && encodeId(entry.subjectKind, entry.subjectId);
    this.subjectName = entry.subjectName;
    this.details = entry.details;
    this.address = entry.address;
  }
}

export const auditEntryExample = {
  id: 'aud_01k9zq3f8te5rb8s6yw2m4n7pd',
  at: '2026-11-20T09:30:00.000Z',
  actor: { kind: 'staff', id: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Ada Lovelace' },
  action: 'key.created',
  subjectId: 'key_01k9zq3f8te5rb8s6yw2m4n7pd',
  subjectName: 'Web shop',
  details: { name: 'Web shop' },
  address: '192.0.2.7',
};
