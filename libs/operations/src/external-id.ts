import { externalIdInvalid } from '#domain/errors.js';
import { encodeId, hasIdForm, type IdKind } from '#domain/ids.js';
import { cleanText, hasMaxLength } from '#domain/text.js';

/**
 * Returns an externalId as it is stored, or null when none is set. One that has the form of an id is refused, because a
 * path could not distinguish the two. (docs/reference/money-and-time.md#external-ids)
 * @throws Refusal `invalid` external_id_invalid
 */
export function validateExternalId(externalId: string | null | undefined): string | null {
  if (externalId === null || externalId === undefined) return null;
  const text = cleanText(externalId);
  if (text !== undefined && text !== '' && hasMaxLength(text, 128) && !hasIdForm(text)) return text;
  throw externalIdInvalid();
}

/**
 * Returns the externalId of a resource after a change. An absent value keeps the current one. The resource's own id
 * removes it, because the API shows the id of a resource without an externalId.
 * (docs/reference/money-and-time.md#external-ids)
 * @throws Refusal `invalid` external_id_invalid
 */
export function changedExternalId(
  kind: IdKind,
  current: { readonly id: string; readonly externalId: string | null },
  externalId: string | undefined,
): string | null {
  if (externalId === undefined) return current.externalId;
  return externalId === encodeId(kind, current.id) ? null : validateExternalId(externalId);
}
