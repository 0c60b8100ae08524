import { encodeId } from '#domain/ids.js';
import { OpenEnum } from '#http/views/open-enum.js';
import { OrNull } from '#http/views/or-null.js';
import type { EntryAuthor } from '#persistence/customers/customer-ledger.store.js';

/** The author of a ledger entry. */
export class EntryAuthorView {
  @OpenEnum(['key', 'staff', 'system'], { description: 'The kind of actor.', example: 'staff' }) kind: string;
  @OrNull(
    { type: 'string' },
    { description: 'The id of the key or of the staff member.', example: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd' },
  )
  id: string | null;
  @OrNull({ type: 'string' }, { description: 'The name of the key or of the staff member.', example: 'Ada Lovelace' })
  name: string | null;

  constructor(author: EntryAuthor) {
    const { apiKeyId, staffId } = author;
    if (apiKeyId !== null) {
      [this.kind, this.id, this.name] = ['key', encodeId('api_key', apiKeyId), author.apiKeyName];
    } else if (staffId !== null) {
      [this.kind, this.id, this.name] = ['staff', encodeId('staff', staffId), author.staffName];
    } else [this.kind, this.id, this.name] = ['system', null, null];
  }
}

export const entryAuthorExample = { kind: 'staff', id: 'stf_01k9zq3f8te5rb8s6yw2m4n7pd', name: 'Ada Lovelace' };
