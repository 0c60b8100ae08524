import { createHash } from 'node:crypto';

/** The key of an advisory lock: the first eight bytes as a signed integer. */
export const lockNumber = (bytes: Buffer): string => bytes.readBigInt64BE(0).toString();

/** The advisory lock of an Idempotency-Key: the write that runs for it holds it. */
export const idempotencyLock = (merchantId: string, keyHash: Buffer): string =>
  lockNumber(createHash('sha256').update(merchantId).update(keyHash).digest());

/** SHA-256 of an Idempotency-Key, under which its answer is stored. */
export const idempotencyKeyHash = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * SHA-256 of an Idempotency-Key of the portal. The prefix has a NUL, which no key has, so it differs from all hashes of the API.
 */
export const portalKeyHash = (key: string): Buffer => createHash('sha256').update('portal\0').update(key).digest();

/** The advisory lock of an API key: its writes share it, its revocation takes it exclusively. */
export const apiKeyLock = (merchantId: string, apiKeyId: string): string =>
  lockNumber(createHash('sha256').update(`api_key:${merchantId}:${apiKeyId}`).digest());

/** The advisory lock of a merchant's set of customers: who creates some shares it, who needs them all takes it exclusively. */
export const newCustomersLock = (merchantId: string): string =>
  lockNumber(createHash('sha256').update(`new_customers:${merchantId}`).digest());
