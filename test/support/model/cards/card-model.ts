import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { ledgerViolations } from '../../fixtures/ledger.js';
import { Service } from '../../harness/service.js';
import { TestClock } from '../test-clock.js';
import { inputOf, type ModelShop, openShops } from './card-programmes.js';
import { CardWorld, same } from './card-world.js';
import { ModelCustomer } from './model-customer.js';
import { commandsInTime } from './time-commands.js';
import { commandsOnCards } from './points-commands.js';
import { commandsOnOrders } from './order-commands.js';

/** Fewer or more than the test says, and those that have failed: a failure prints its seed and its path. */
const runsAsked = process.env['CARD_MODEL_RUNS'];
const seed = Number(process.env['CARD_MODEL_SEED'] ?? randomInt(2 ** 31));
const path = process.env['CARD_MODEL_PATH'];

/** A plain day, the end of a long month, the eve of a leap day, the last millisecond of a year. */
const beginnings = [
  '2026-03-04T10:00:00.000Z',
  '2027-01-31T12:34:56.789Z',
  '2028-02-28T00:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
];

const commands = fc.commands([...commandsOnOrders, ...commandsOnCards, ...commandsInTime], {
  maxCommands: 25,
  size: 'max',
});

/** Declares the test: so many sequences of requests, each by a new customer, have the same result as the model. */
export function itFollowsTheCardModel(usual: number): void {
  const runs = Number(runsAsked ?? usual);
  let clock: TestClock;
  let service: Service | undefined;
  beforeAll(async () => {
    clock = await TestClock.start();
    service = Service.on(clock.database);
    await service.add();
  });
  afterAll(() => service?.end());
  it(`${runs} sequences of requests on orders and cards have the same result as a plain model`, async () => {
    if (!service) throw new Error('The service has not started.');
    await expectAgreement(await openShops(service), clock, runs);
  });
}

async function expectAgreement(shops: readonly ModelShop[], clock: TestClock, numRuns: number): Promise<void> {
  const sequence = fc.asyncProperty(
    fc.nat(shops.length - 1),
    fc.constantFrom(...beginnings),
    commands,
    async (which, beginning, sent) => {
      const shop = shops[which];
      if (!shop) throw new Error('There is no such shop.');
      await follow(shop, clock, new Date(beginning), sent);
    },
  );
  process.stdout.write(`card model: ${numRuns} sequences, CARD_MODEL_SEED=${seed}\n`);
  await fc.assert(sequence, { numRuns, seed, ...(path === undefined ? {} : { path }), endOnFailure: false });
  for (const { shop } of shops)
    same('What the ledgers break', await ledgerViolations(shop.database, shop.merchantId), {});
}

async function follow(
  { shop, programme }: ModelShop,
  clock: TestClock,
  now: Date,
  sent: Iterable<fc.AsyncCommand<ModelCustomer, CardWorld>>,
): Promise<void> {
  await clock.set(now);
  const [rules] = programme.settings;
  if (!rules) throw new Error('A programme has settings.');
  await shop.settings(inputOf(programme, rules, 'owed'));
  const { shown, email } = await shop.customer();
  const [stamps, points] = await Promise.all([
    shop.cardOf(shown, programme.stamps.definitionId),
    shop.cardOf(shown, programme.points.definitionId),
  ]);
  const model = new ModelCustomer(shown, email, { stamps, points }, programme, now, rules);
  await fc.asyncModelRun(() => ({ model, real: new CardWorld(shop, clock) }), sent);
}
