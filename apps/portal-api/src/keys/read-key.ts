import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { findApiKey } from '#persistence/keys/api-key.store.js';
import { Database } from '#persistence/database/database.js';
import type { Reader } from '#persistence/database/statement.js';
import { Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { keyExample, KeyView } from './key.view.js';

/** @throws Refusal `not_found` key_not_found */
export async function readKey(reader: Reader, merchantId: string, id: string): Promise<KeyView> {
  const uuid = decodeId('api_key', id);
  const key = uuid && (await findApiKey(reader, merchantId, uuid));
  if (!key) throw notFound('key');
  return new KeyView(key);
}

@Controller()
export class ReadKey {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'GET',
    path: '/merchants/:m/keys/:id',
    id: 'readKey',
    who: 'key_reader',
    tag: 'Keys',
    summary: 'Read a key',
    description: 'The key without its secret.',
    params: { id: "The key's id." },
    answer: { description: 'The key.', shape: 'data', type: KeyView, example: keyExample },
    refusals: [notFound('key')],
  })
  async handle(@CurrentMember() { merchantId }: Member, @Param('id') id: string): Promise<KeyView> {
    return readKey(this.db, merchantId, id);
  }
}
