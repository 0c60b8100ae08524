// The code of an operation, in curl and with the client of clients/typescript. The reader's own
// address and key are the variables `API` and `KEY` of the environment.
import fs from 'node:fs';
import path from 'node:path';

const resourcesFolder = 'clients/typescript/src/resources';
const code = 'K7QM-2XHP-9RTB-V4CE';
/** Sample values of path parameters, as TypeScript source. */
const inPaths = {
  key: "'3f0f8c1e-8f0a-4b53-9a51-0f8b7a6f2c11'",
  customerId: "'cus_…'",
  cardId: "'ccard_…'",
  rewardId: "'rwd_…'",
  voucherId: "'vch_…'",
  holdId: "'hld_…'",
  deliveryId: "'whd_…'",
  number: '2',
};
const inQueries = { code };

/** The client's method of each operation: `POST /v1/public/orders/create` is `orders.create`. */
export function clientMethods() {
  const methods = new Map();
  for (const file of fs.readdirSync(resourcesFolder)) {
    const resource = path.basename(file, '.ts').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const source = fs.readFileSync(path.join(resourcesFolder, file), 'utf8');
    // Each method begins at the indent of the class; a private `load` is what `list` calls.
    for (const part of source.split(/\n(?=  (?:private )?(?:async )?\*?\w+\()/).slice(1)) {
      const [, name, parameters] = /^  (?:private )?(?:async )?\*?(\w+)\(([^)]*)\)/.exec(part) ?? [];
      const [, verb, route] = /http\s*\.(GET|POST|PATCH|DELETE)\(\s*'([^']+)'/.exec(part) ?? [];
      if (!verb || methods.has(`${verb} ${route}`)) continue;
      const names = [...parameters.matchAll(/(\w+)\??:/g)].map(([, each]) => each);
      // The body of a method begins behind its type; a default such as `query = {}` does not.
      const isList = /(?:Cursor|Numbered)List</.test(part.slice(0, part.search(/\{\n/))) || name === 'load';
      methods.set(`${verb} ${route}`, { resource, name: name === 'load' ? 'list' : name, names, isList });
    }
  }
  return methods;
}

export function curlSample({ method, route, required, body, isWrite }) {
  const missing = required.find((name) => inQueries[name] === undefined);
  if (missing) throw new Error(`${route} needs a sample of the query parameter ${missing}.`);
  const query = required.map((name, index) => `${index === 0 ? '?' : '&'}${name}=${inQueries[name]}`).join('');
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}"$API${route}${query}"`, '-H "X-API-Key: $KEY"'];
  if (isWrite) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (body !== undefined) {
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`);
  }
  return lines.join(' \\\n  ');
}

/** Undefined where the client has no method. */
export function clientSample({ method, route, body }, methods) {
  const known = methods.get(`${method} ${route}`);
  if (!known) return undefined;
  const ids = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => inPaths[name] ?? "'…'");
  const hasBody = body !== undefined && known.names.includes('body');
  const inputs = [
    ...ids,
    ...(hasBody ? [asLiteral(body)] : []),
    ...(known.names.includes('code') ? [`'${code}'`] : []),
  ];
  const call = `client.${known.resource}.${known.name}(${inputs.join(', ')})`;
  return [
    "import { LoyaltyClient } from '@loyalty-rewards/client';",
    '',
    "const client = new LoyaltyClient({ baseUrl: process.env.API ?? '', apiKey: process.env.KEY ?? '' });",
    known.isList ? `for await (const each of ${call}) console.log(each);` : `console.log(await ${call});`,
  ].join('\n');
}

/** JSON as an object of TypeScript: names without quotes, single quotes around texts. */
function asLiteral(body) {
  return JSON.stringify(body, null, 2)
    .replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, text) => `'${text.replaceAll("'", "\\'").replaceAll('\\"', '"')}'`);
}
