import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { useOwnService } from '../../support/harness/service.js';
import { isSoak } from '../../support/harness/soak.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { base, Shop } from '../../support/fixtures/shop.js';
import {
  openValueFixtures,
  type PreparedWrite,
  prepareWrites,
  type ValueFixtures,
  writeNames,
} from '../../support/fixtures/value/value-writes.js';

// The first process stays; the two others are killed by turns.
const service = useOwnService(3);
const kills = isSoak ? 100 : 20;

type Sent = PreparedWrite & { readonly idempotencyKey: string };

const send = (shop: Shop, { path, body, idempotencyKey }: Sent, client: Client | undefined) =>
  client?.call('POST', base + path, { key: shop.key, body, idempotencyKey });
const effectOf = ({ database, merchantId }: Shop, { effect, subject }: PreparedWrite): Promise<number> =>
  database.count(effect, [merchantId, subject]);
const ready = async (fixtures: ValueFixtures): Promise<Sent[]> =>
  (await prepareWrites(fixtures)).map((write) => ({ ...write, idempotencyKey: randomUUID() }));

/** The repeat of a write gets its answer, and leaves one effect; also the answer that the first one has had. */
async function expectOneEffect(shop: Shop, write: Sent, answer: Answer | undefined): Promise<void> {
  const again = await until('The repeat is answered', async () => {
    const repeat = await send(shop, write, service.now.client);
    return repeat?.status === 409 || repeat?.status === 503 ? undefined : repeat;
  });
  expect([write.name, again.status, again.text]).toEqual([write.name, write.status, again.text]);
  if (answer) expect([again.text, again.headers['idempotent-replayed']]).toEqual([answer.text, 'true']);
  expect([write.name, await effectOf(shop, write)]).toEqual([write.name, 1]);
}

it(`a process that is killed ${kills} times in the middle of each write leaves all of it or nothing`, async () => {
  const shop = await Shop.open(service.now);
  const fixtures = await openValueFixtures(shop);
  const outcomes = new Map(writeNames.map((name) => [name, { answered: 0, done: 0, undone: 0 }]));
  // Where some of them are answered and others are not: the kills find it, and are spread around it.
  let middleMs = 60;
  let restarted: Promise<unknown> = Promise.resolve();
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = 1 + (kill % 2);
    const made = await ready(fixtures);
    // Each of them is the first one by turns.
    const writes = [...made.slice(kill % made.length), ...made.slice(0, kill % made.length)];
    const client = service.now.clients[victim];
    const sent = writes.map((write) => send(shop, write, client)?.catch(() => undefined));
    await pause(middleMs * (0.8 + 0.04 * ((kill * 7) % 10)));
    await service.now.apis[victim]?.kill();
    const answers = await Promise.all(sent);
    if (answers.every((answer) => answer === undefined)) middleMs *= 1.25;
    if (answers.every((answer) => answer !== undefined)) middleMs *= 0.8;
    await restarted;
    restarted = service.now.replace(victim);
    for (const [at, write] of writes.entries()) {
      const [answer, outcome] = [answers[at], outcomes.get(write.name)];
      const effect = await effectOf(shop, write);
      expect([write.name, effect]).toEqual([write.name, answer ? 1 : Math.min(effect, 1)]);
      if (answer) expect([write.name, answer.status]).toEqual([write.name, write.status]);
      const what = effect === 1 ? 'done' : 'undone';
      if (outcome) outcome[answer ? 'answered' : what] += 1;
      await expectOneEffect(shop, write, answer);
    }
  }
  await restarted;
  expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  for (const [name, { answered, done, undone }] of outcomes)
    process.stderr.write(
      `${name}: ${answered} answered before the kill, ${done} done and ${undone} undone without an answer\n`,
    );
  const all = [...outcomes.values()];
  expect(all.every(({ done, undone }) => done + undone > 0)).toBe(true);
  expect(all.some(({ done, answered }) => done + answered > 0)).toBe(true);
});
