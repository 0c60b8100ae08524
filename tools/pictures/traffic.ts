import type { Demo } from './rooms.js';

/** Sends the API a few requests of each kind, so that charts have something to show. */
export async function sendTraffic({ apiUrl, merchants }: Demo): Promise<void> {
  const [merchant] = merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const ask = (path: string, key: string, agent: string): Promise<unknown> =>
    fetch(`${apiUrl}/v1/public/${path}`, { headers: { 'x-api-key': key, 'user-agent': agent } });
  const paths = [
    'customers',
    'orders',
    'customers?limit=5',
    'cards',
    'rewards',
    'me',
    'orders/ord_unknown',
    'vouchers',
  ];
  for (let round = 0; round < 3; round += 1) {
    for (const path of paths) await ask(path, merchant.key, 'corner-shop/2.1');
    for (const path of paths.slice(0, 4)) await ask(path, merchant.readOnlyKey, 'till-reports/1.4');
  }
  await ask('customers', `${merchant.key.slice(0, 22)}${'0'.repeat(49)}`, 'corner-shop/2.1');
}
