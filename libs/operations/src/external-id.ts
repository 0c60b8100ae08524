import { externalIdInvalid, externalIdReserved, type Refusal } from '#domain/errors.js';
import { encodeId, hasIdForm, type IdKind } from '#domain/ids.js';
import { cleanText, hasMaxLength, isBlank } from '#domain/text.js';

/** Words of the public API's paths in the place of an id of these kinds, which nobody could read by them. (docs/decisions/0016) */
export const pathWords: Readonly<{ [Kind in IdKind]?: readonly string[] }> = {
  reward_template: ['update-coupon'],
  voucher_template: ['lookup', 'validate'],
};

/** Clients take them out of a path, with the part before, also where they are encoded: another resource would be named. */
const dotSegments: readonly string[] = ['.', '..'];

/**
 * Returns an externalId as it is stored, or null when none is set. One that has the form of an id is refused, because a
 * path could not distinguish the two, and so is a word of a path. (docs/reference/money-and-time.md#external-ids)
 * @throws Refusal `invalid` external_id_invalid
 */
export function validateExternalId(kind: IdKind, externalId: string | null | undefined): string | null {
  if (externalId === null || externalId === undefined) return null;
  const problem = externalIdProblem(kind, externalId);
  if (problem) throw problem;
  return cleanText(externalId) ?? null;
}

/** Why this can't be an externalId; undefined where it can. */
export function externalIdProblem(kind: IdKind, externalId: string): Refusal | undefined {
  if (dotSegments.includes(externalId) || pathWords[kind]?.includes(externalId)) return externalIdReserved(externalId);
  const text = cleanText(externalId);
  const isValid = text !== undefined && !isBlank(text) && hasMaxLength(text, 128) && !hasIdForm(text);
  return isValid ? undefined : externalIdInvalid();
}

/**
 * Returns the externalId of a resource after a change. An absent value or the same one keeps it. The resource's own id
 * removes it, because the API shows the id of a resource without an externalId.
 * (docs/reference/money-and-time.md#external-ids)
 * @throws Refusal `invalid` external_id_invalid
 */
export function changedExternalId(
  kind: IdKind,
  current: { readonly id: string; readonly externalId: string | null },
  externalId: string | undefined,
): string | null {
  if (externalId === undefined || externalId === current.externalId) return current.externalId;
  return externalId === encodeId(kind, current.id) ? null : validateExternalId(kind, externalId);
}
