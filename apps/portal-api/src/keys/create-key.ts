import { textOrNull } from '#domain/text.js';
import { type Scope, scopes } from '#domain/keys/api-key.js';
import { expiryPast, tooManyKeys } from '#domain/keys/active-keys.js';
import { encodeId } from '#domain/ids.js';
import { InstantField, TextField } from '#http/input/fields.js';
import { TextListField } from '#http/input/list-fields.js';
import { createKey } from '#operations/keys/create-key.js';
import { Body, Controller } from '@nestjs/common';
import { PortalOperation } from '../edge/portal-operation.js';
import { merchantRow } from '../edge/run-write.js';
import { WriteOnce, type WriteOnceAs } from '../edge/write-once.js';
import { PortalSettings } from '../settings.js';
import { addressesOf, AllowedAddressesField, NoteField } from './key-fields.js';
import { NewKeyView, newKeyExample } from './key.view.js';
import { readKey } from './read-key.js';

export class CreateKeyBody {
  @TextField(1, 80, { description: 'A name that describes what the key is for.', example: 'Web shop' })
  name: string;

  @TextListField(scopes, { description: 'One or more scopes, each once.', example: ['orders:write'] })
  scopes: Scope[];

  @InstantField({
    description: 'Expired from this time on. It must be in the future. Absent or null: never expires.',
    example: '2027-11-20T00:00:00.000Z',
    optional: true,
    nullIsAbsent: true,
  })
  expiresAt?: string | null;

  @NoteField()
  note?: string | null;

  @AllowedAddressesField()
  allowedAddresses?: string[];
}

@Controller()
export class CreateKey {
  constructor(private readonly settings: PortalSettings) {}

  @PortalOperation({
    method: 'POST',
    path: '/merchants/:m/keys',
    id: 'createKey',
    who: 'admin',
    tag: 'Keys',
    summary: 'Create a key',
    description: 'The secret is returned only once, in this response. At most 10 keys are active at a time.',
    body: { type: CreateKeyBody, example: { name: 'Web shop', scopes: ['orders:write', 'customers:read'] } },
    answer: {
      status: 201,
      description: 'The key and its secret.',
      shape: 'whole',
      type: NewKeyView,
      example: newKeyExample,
    },
    idempotency: 'optional',
    hasSecretAnswer: true,
    refusals: [expiryPast(), tooManyKeys()],
  })
  handle(
    @WriteOnce() write: WriteOnceAs,
    @Body() { name, scopes: keyScopes, expiresAt, note, allowedAddresses }: CreateKeyBody,
  ): Promise<string> {
    const input = {
      name: name.trim(),
      scopes: keyScopes,
      note: textOrNull(note),
      allowedAddresses: addressesOf(allowedAddresses),
      expiresAt: expiresAt ? new Date(expiresAt) : null,
    };
    // The response is built before the commit: where that fails, no key without its secret is left.
    return write(merchantRow, async (tx, actor): Promise<NewKeyView> => {
      const { apiKey, secret } = await createKey(tx, actor, this.settings.keyPepper, input);
      const data = await readKey(tx, actor.merchantId, encodeId('api_key', apiKey.id));
      return { data, secret };
    });
  }
}
