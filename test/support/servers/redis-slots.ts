import type { Redis } from 'ioredis';
import type { RedisServer } from './redis-servers.js';

const asText = async (answer: Promise<unknown>): Promise<string> => String(await answer);

/** Which of them answers for the key, and the key's slot. */
async function find(primaries: readonly RedisServer[], key: string): Promise<{ from: RedisServer; slot: string }> {
  for (const from of primaries) {
    const slot = await asText(from.client.call('CLUSTER', 'KEYSLOT', key));
    const mine = await from.client.get(key).catch(() => null);
    if (mine !== null) return { from, slot };
  }
  throw new Error(`No node has ${key}.`);
}

/**
 * Moves the slot of a key to another primary as redis-cli does, its keys one by one. `meanwhile` runs when half of them have
 * moved: then neither node carries out what needs several keys. Returns the new owner.
 */
export async function moveSlot(
  primaries: readonly RedisServer[],
  key: string,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<RedisServer> {
  const { from, slot } = await find(primaries, key);
  const to = primaries.find((server) => server !== from);
  if (!to) throw new Error('There is no other node.');
  const [fromId, toId] = await Promise.all([idOf(from.client), idOf(to.client)]);
  await to.client.call('CLUSTER', 'SETSLOT', slot, 'IMPORTING', fromId);
  await from.client.call('CLUSTER', 'SETSLOT', slot, 'MIGRATING', toId);
  const keys = async (): Promise<string[]> =>
    (await from.client.call('CLUSTER', 'GETKEYSINSLOT', slot, '100')) as string[];
  const count = (await keys()).length;
  for (let moved = 0; ; moved += 1) {
    const [next] = await keys();
    if (next === undefined) break;
    if (moved === Math.ceil(count / 2)) await meanwhile();
    await from.client.call('MIGRATE', '127.0.0.1', to.port, next, '0', '5000');
  }
  for (const { client } of [to, from, ...primaries.filter((server) => server !== to && server !== from)]) {
    await client.call('CLUSTER', 'SETSLOT', slot, 'NODE', toId);
  }
  return to;
}

const idOf = (client: Redis): Promise<string> => asText(client.call('CLUSTER', 'MYID'));

/** How often these servers have refused something with this word. */
export async function refusals(servers: readonly RedisServer[], word: string): Promise<number> {
  const stats = await Promise.all(servers.map(({ client }) => client.info('errorstats')));
  const counts = stats.map((text) => Number(new RegExp(`errorstat_${word}:count=(\\d+)`).exec(text)?.[1] ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
