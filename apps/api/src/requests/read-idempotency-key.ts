import { answerCipher } from '#accounts/answer-cipher.js';
import { Refusal } from '#domain/errors.js';
import { lacksScope, writeScopes } from '#domain/keys/scopes.js';
import { namedIdempotencyKeys } from '#domain/requests/idempotency-key.js';
import { idempotencyRecordExample, IdempotencyRecordView } from '#http/views/idempotency-record.view.js';
import { Database } from '#persistence/database/database.js';
import { findIdempotencyRecord, type IdempotencyRecord } from '#persistence/database/idempotency-record.store.js';
import { Controller, Param } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../edge/caller.js';
import { scopesOfOperations } from '../edge/documented-operation.js';
import { Operation } from '../edge/operation.js';
import { scopeMissing } from '../edge/scope.guard.js';
import { ApiSettings } from '../settings.js';

const unknown = (): Refusal =>
  new Refusal('not_found', 'unknown', 'No write with this Idempotency-Key is running or was answered within 24 hours.');

/** @throws Refusal `forbidden` scope_missing for a caller that may not call the operation of the record */
function requireScope({ operation, apiKeyId }: IdempotencyRecord, caller: Caller): void {
  const anyScope = operation === null ? undefined : scopesOfOperations.get(operation);
  // A record of an earlier version does not name its operation: the key that called it had the scope. (docs/decisions/0093)
  const lacks = anyScope ? lacksScope(caller.scopes, anyScope) : apiKeyId !== caller.apiKeyId;
  if (lacks) throw scopeMissing(anyScope ?? writeScopes);
}

@Controller()
export class ReadIdempotencyKey {
  constructor(
    private readonly db: Database,
    private readonly settings: ApiSettings,
  ) {}

  @Operation({
    method: 'GET',
    path: '/idempotency-keys/:key',
    id: 'readIdempotencyKey',
    anyScope: writeScopes,
    tag: 'Requests',
    summary: 'Read the outcome of a write',
    description:
      'Returns the response of the write with this Idempotency-Key, or `in_progress` while the write is running. Use ' +
      'it if you have lost the response and cannot send the request again. The API key also needs a scope of that ' +
      'write.',
    params: { key: { description: 'The Idempotency-Key, percent-encoded.', maxLength: 257 } },
    answer: {
      description: 'The outcome of the write.',
      shape: 'data',
      type: IdempotencyRecordView,
      example: idempotencyRecordExample,
    },
    refusals: [unknown()],
  })
  async handle(@CurrentCaller() caller: Caller, @Param('key') key: string): Promise<IdempotencyRecordView> {
    const cipher = answerCipher(this.settings.keyPepper);
    for (const named of namedIdempotencyKeys(key)) {
      const record = await findIdempotencyRecord(this.db, cipher, caller.merchantId, named);
      if (record === undefined) continue;
      if (record !== 'in_progress') requireScope(record, caller);
      return new IdempotencyRecordView(record);
    }
    throw unknown();
  }
}
