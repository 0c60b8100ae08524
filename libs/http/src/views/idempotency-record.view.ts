import { encodeId } from '#domain/ids.js';
import type { IdempotencyRecord } from '#persistence/database/idempotency-record.store.js';
import { ApiProperty } from '@nestjs/swagger';
import { OpenEnum } from './open-enum.js';
import { OrNull } from './or-null.js';

/** The outcome of a write. (docs/reference/idempotency.md#the-outcome-of-a-key) */
export class IdempotencyRecordView {
  @OpenEnum(['completed', 'in_progress'], {
    description: 'While the write is `in_progress`, all other fields are null.',
    example: 'completed',
  })
  status: string;
  @OrNull({ type: 'integer' }, { description: 'The status of the response.', example: 200 }) statusCode: number | null;
  @ApiProperty({
    oneOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }],
    description: 'The body of the response. A `secret` beside its `data` is null.',
    example: { success: true, data: { id: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd' } },
  })
  body: object | null;
  @OrNull(
    { type: 'string' },
    { description: 'The `id` of the first request in the request log.', example: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e' },
  )
  requestId: string | null;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'When the write was completed.', example: '2026-11-20T09:30:00.000Z' },
  )
  completedAt: string | null;
  @OrNull(
    { type: 'string', format: 'date-time' },
    { description: 'From then on the key is free for any request.', example: '2026-11-21T09:30:00.000Z' },
  )
  expiresAt: string | null;

  constructor(record: IdempotencyRecord | 'in_progress') {
    const completed = record === 'in_progress' ? undefined : record;
    this.status = completed ? 'completed' : 'in_progress';
    this.statusCode = completed?.status ?? null;
    this.body = completed ? bodyOf(completed) : null;
    this.requestId = completed?.requestId ? encodeId('request', completed.requestId) : null;
    this.completedAt = completed?.completedAt.toISOString() ?? null;
    this.expiresAt = completed?.expiresAt.toISOString() ?? null;
  }
}

/** A secret is only in the first answer and its replays, so it is null here. */
function bodyOf({ body }: IdempotencyRecord): object {
  const answered = JSON.parse(body) as object;
  return 'secret' in answered ? { ...answered, secret: null } : answered;
}

export const idempotencyRecordExample = {
  status: 'completed',
  statusCode: 200,
  body: { success: true, data: { id: 'vch_01k9zq3f8te5rb8s6yw2m4n7pd' } },
  requestId: 'req_01k9zq3f8tf2nv7c1h5x9a3b6e',
  completedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-11-21T09:30:00.000Z',
};
