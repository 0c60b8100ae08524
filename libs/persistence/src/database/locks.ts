import { createHash } from 'node:crypto';

/** The key of an advisory lock: the first eight bytes as a signed integer. */
export const lockNumber = (bytes: Buffer): string => bytes.readBigInt64BE(0).toString();

/** The advisory lock of an API key: its writes share it, its revocation takes it exclusively. */
export const apiKeyLock = (merchantId: string, apiKeyId: string): string =>
  lockNumber(createHash('sha256').update(`api_key:${merchantId}:${apiKeyId}`).digest());
