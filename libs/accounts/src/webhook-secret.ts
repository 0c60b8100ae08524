import { createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-secret.js';

const prefix = 'whsec_';
const secretBytes = 32;

/** The endpoint that a secret belongs to. */
interface Owner {
  readonly merchantId: string;
  readonly id: string;
}

const ownerOf = ({ merchantId, id }: Owner): string => `${merchantId}:${id}`;

/** Makes the secret of an endpoint, as it is shown once and as it is stored. (docs/reference/webhooks.md#signatures) */
export function newWebhookSecret(pepper: string, owner: Owner): { readonly shown: string; readonly stored: Buffer } {
  const secret = randomBytes(secretBytes);
  return {
    shown: `${prefix}${secret.toString('base64')}`,
    stored: seal(pepper, 'webhook_secret', ownerOf(owner), secret),
  };
}

/** The bytes of a stored secret, which sign. */
export const openWebhookSecret = (pepper: string, owner: Owner, stored: Uint8Array): Buffer =>
  unseal(pepper, 'webhook_secret', ownerOf(owner), stored);

/** What the header webhook-signature holds: a signature of each secret. (docs/reference/webhooks.md#signatures) */
export const signWebhook = (
  secrets: readonly Uint8Array[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string =>
  secrets
    .map((secret) => createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64'))
    .map((signature) => `v1,${signature}`)
    .join(' ');
