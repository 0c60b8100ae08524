import { createHash } from 'node:crypto';

/** The first eight bytes as the signed number that names an advisory lock. */
export const lockNumber = (bytes: Buffer): string => bytes.readBigInt64BE(0).toString();

/** The lock that writes of an API key share and its revocation takes alone. */
export const apiKeyLock = (merchantId: string, apiKeyId: string): string =>
  lockNumber(createHash('sha256').update(`api_key:${merchantId}:${apiKeyId}`).digest());
