import { textOrNull } from '#domain/text.js';
import { notFound } from '#domain/errors.js';
import { decodeId } from '#domain/ids.js';
import { TextField } from '#http/input/fields.js';
import { updateKey } from '#operations/keys/update-key.js';
import { Database } from '#persistence/database/database.js';
import { Body, Controller, Param } from '@nestjs/common';
import { type Member, CurrentMember } from '../edge/portal-access.js';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { writeAsMember } from '../edge/write-as-member.js';
import { addressesOf, AllowedAddressesField, NoteField } from './key-fields.js';
import { keyExample, KeyView } from './key.view.js';
import { readKey } from './read-key.js';

export class UpdateKeyBody {
  @TextField(1, 80, { description: 'A name that describes what the key is for.', example: 'Web shop', optional: true })
  name?: string;

  @NoteField()
  note?: string | null;

  @AllowedAddressesField()
  allowedAddresses?: string[];
}

@Controller()
export class UpdateKey {
  constructor(private readonly db: Database) {}

  @PortalOperation({
    method: 'PATCH',
    path: '/merchants/:m/keys/:id',
    id: 'updateKey',
    who: 'admin',
    tag: 'Keys',
    summary: 'Change a key',
    description:
      'Absent fields are unchanged. Only a rotation can change the scopes and the expiry of a key, so that a secret ' +
      'never gets more rights than it had.',
    params: { id: "The key's id." },
    body: { type: UpdateKeyBody, example: { name: 'Web shop', note: 'Till in Leeds' } },
    answer: { description: 'The key after the change.', shape: 'data', type: KeyView, example: keyExample },
    refusals: [notFound('key')],
  })
  async handle(
    @CurrentMember() member: Member,
    @Param('id') id: string,
    @Body() { name, note, allowedAddresses }: UpdateKeyBody,
  ): Promise<KeyView> {
    const uuid = decodeId('api_key', id);
    if (!uuid) throw notFound('key');
    const change = {
      name: name?.trim(),
      note: note === undefined ? undefined : textOrNull(note),
      allowedAddresses: allowedAddresses === undefined ? undefined : addressesOf(allowedAddresses),
    };
    return writeAsMember(this.db, member, merchantRow, async (tx, actor) => {
      await updateKey(tx, actor, { apiKeyId: uuid, change });
      return readKey(tx, member.merchantId, id);
    });
  }
}
