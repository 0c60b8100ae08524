import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is encrypted. A text of one purpose is refused where the other is expected. */
export type SealedPurpose = 'webhook_secret' | 'idempotent_answer';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key for each purpose, from the server's pepper, which never changes. */
const keyOf = (pepper: string, purpose: SealedPurpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', pepper, '', `loyalty:${purpose}`, 32));

/**
 * Encrypts bytes with AES-256-GCM: nonce, tag and ciphertext. `owner` names the row that they belong to: in another row they
 * cannot be decrypted. (docs/decisions/0065)
 */
export function seal(pepper: string, purpose: SealedPurpose, owner: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(pepper, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** @throws Error when the bytes were changed, or sealed with another pepper, or for another purpose or row */
export function unseal(pepper: string, purpose: SealedPurpose, owner: string, sealed: Uint8Array): Buffer {
  const opening = createDecipheriv(cipher, keyOf(pepper, purpose), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]);
}
