import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a link in an e-mail. A token of one kind is refused where the other kind is expected. */
export type LinkKind = 'invitation' | 'password_reset';

/** The number of ids in a token of each kind. The rows with these ids hold the expiry and whether the link was used. */
const idCounts: Readonly<Record<LinkKind, number>> = { invitation: 2, password_reset: 1 };

const idBytes = 16;
const macBytes = 32;

const macOf = (secret: string, kind: LinkKind, ids: Buffer): Buffer =>
  createHmac('sha256', secret).update(`mail_link:${kind}:`).update(ids).digest();

/**
 * Signs the token of a link in an e-mail: the UUIDs of its rows and their HMAC, in base64url. The token is not stored,
 * so nobody who reads the database, a queue or a backup can follow a link. (docs/decisions/0029)
 */
export function signLink(secret: string, kind: LinkKind, ids: readonly string[]): string {
  if (ids.length !== idCounts[kind]) throw new Error(`A link of kind ${kind} names ${idCounts[kind]} ids.`);
  const bytes = Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, macOf(secret, kind, bytes)]).toString('base64url');
}

/** Returns the UUIDs in a token, or undefined when the token was changed, cut off, or signed for another kind. */
export function readLink(secret: string, kind: LinkKind, token: string): readonly string[] | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const length = idCounts[kind] * idBytes;
  // Base64url decoding is lenient: several texts decode to the same bytes. Only the canonical text is accepted.
  if (bytes.length !== length + macBytes || bytes.toString('base64url') !== token) return undefined;
  const ids = bytes.subarray(0, length);
  if (!timingSafeEqual(bytes.subarray(length), macOf(secret, kind, ids))) return undefined;
  return Array.from({ length: idCounts[kind] }, (_, at) => uuidOf(ids.subarray(at * idBytes, (at + 1) * idBytes)));
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The page that a link of each kind opens. */
const pages: Readonly<Record<LinkKind, string>> = {
  invitation: '/accept-invitation',
  password_reset: '/reset-password',
};

/** The full URL that an e-mail shows. (docs/reference/portal.md#invitations) */
export const linkUrl = (portalUrl: string, kind: LinkKind, token: string): string =>
  `${portalUrl}${pages[kind]}?token=${token}`;
