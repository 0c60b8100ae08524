import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in an e-mail is for: one of one kind is refused in the place of another. */
export type LinkKind = 'invitation' | 'password_reset';

/** What each kind names: the rows that say until when it works, and whether it was used. */
const idCounts: Readonly<Record<LinkKind, number>> = { invitation: 2, password_reset: 1 };

const idBytes = 16;
const macBytes = 32;

const macOf = (secret: string, kind: LinkKind, ids: Buffer): Buffer =>
  createHmac('sha256', secret).update(`mail_link:${kind}:`).update(ids).digest();

/**
 * The token of a link in an e-mail: the uuids of its rows and their signature, in base64url. Nothing of it is stored, so
 * that nobody who reads the database, a queue or a backup can follow a link. (docs/decisions, 0029)
 */
export function signLink(secret: string, kind: LinkKind, ids: readonly string[]): string {
  if (ids.length !== idCounts[kind]) throw new Error(`A link of kind ${kind} names ${idCounts[kind]} ids.`);
  const bytes = Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, macOf(secret, kind, bytes)]).toString('base64url');
}

/** The uuids that a token names, or undefined for one that was changed, cut, or made for something else. */
export function readLink(secret: string, kind: LinkKind, token: string): readonly string[] | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const length = idCounts[kind] * idBytes;
  // Decoding is lenient: of the many spellings of the same bytes only ours is a token.
  if (bytes.length !== length + macBytes || bytes.toString('base64url') !== token) return undefined;
  const ids = bytes.subarray(0, length);
  if (!timingSafeEqual(bytes.subarray(length), macOf(secret, kind, ids))) return undefined;
  return Array.from({ length: idCounts[kind] }, (_, at) => uuidOf(ids.subarray(at * idBytes, (at + 1) * idBytes)));
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Where a link leads, by its kind. */
const pages: Readonly<Record<LinkKind, string>> = {
  invitation: '/accept-invitation',
  password_reset: '/reset-password',
};

/** The whole address that an e-mail shows. (docs/reference/portal.md#invitations) */
export const linkUrl = (portalUrl: string, kind: LinkKind, token: string): string =>
  `${portalUrl.replace(/\/+$/, '')}${pages[kind]}?token=${token}`;
