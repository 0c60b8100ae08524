import { publicApiUrl } from '../../api/page-settings.js';
import type { Scope } from '../../api/types.js';

/** A request that changes nothing, and the scope that allows it. */
interface FirstRequest {
  readonly scope?: Scope;
  readonly what: string;
  readonly path: string;
  /** The lines of the TypeScript client. */
  readonly code: string;
}

const list = (resource: string): string =>
  `for await (const each of client.${resource}.list()) {\n  console.log(each.id);\n  break;\n}`;

/** What an integration asks first, by what the key may do; the first that fits. */
const requests: readonly FirstRequest[] = [
  { scope: 'orders:read', what: 'Lists the newest orders', path: '/orders?limit=1', code: list('orders') },
  { scope: 'customers:read', what: 'Lists customers', path: '/customers?limit=1', code: list('customers') },
  { scope: 'vouchers:read', what: 'Lists vouchers', path: '/vouchers?limit=1', code: list('vouchers') },
  { scope: 'rewards:read', what: 'Lists reward templates', path: '/rewards?limit=1', code: list('rewardTemplates') },
  { scope: 'cards:read', what: 'Lists cards', path: '/cards?limit=1', code: list('cardDefinitions') },
  { scope: 'events:read', what: 'Lists the newest events', path: '/events?limit=1', code: list('events') },
  { scope: 'logs:read', what: 'Lists the newest requests', path: '/requests?limit=1', code: list('requests') },
];

const verify: FirstRequest = {
  what: 'Returns the name of your merchant',
  path: '/auth',
  code: 'console.log(await client.identity.verifyKey());',
};

/** A request that a key with these scopes may send. Any key may ask whose it is. */
export const firstRequest = (scopes: readonly Scope[]): FirstRequest =>
  requests.find(({ scope }) => scope !== undefined && scopes.includes(scope)) ?? verify;

export const curlOf = ({ path }: FirstRequest, secret: string): string =>
  `curl -H 'X-API-Key: ${secret}' '${publicApiUrl}/v1/public${path}'`;

/** The names that the documentation of the client uses. */
export const environmentOf = (secret: string): string => `LOYALTY_URL=${publicApiUrl}\nLOYALTY_API_KEY=${secret}`;

/** The request in TypeScript. It reads the key from the environment, because a secret does not belong in source code. */
export const typescriptOf = ({ code }: FirstRequest): string =>
  `import { env } from 'node:process';
import { LoyaltyClient } from '@loyalty-rewards/client';

const { LOYALTY_URL: baseUrl = '', LOYALTY_API_KEY: apiKey = '' } = env;
const client = new LoyaltyClient({ baseUrl, apiKey });

${code}`;
