import { minorDigits } from '#domain/money.js';
import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import type { Service } from '../harness/service.js';
import { Shop } from '../fixtures/shop.js';
import { voucherTemplate } from '../fixtures/vouchers.js';
import type { ModelTemplate } from './model-voucher.js';
import { sequences } from './voucher-commands.js';
import { expectSameState, type Model, same, ModelState } from './voucher-state.js';

/** Fewer or more than the test says, and those that have failed: a failure prints its seed and its path. */
const runsAsked = process.env['VOUCHER_MODEL_RUNS'];
const seed = Number(process.env['VOUCHER_MODEL_SEED'] ?? randomInt(2 ** 31));
const path = process.env['VOUCHER_MODEL_PATH'];

type Kind = Omit<ModelTemplate, 'shown' | 'digits'> & { readonly expiryDays: number | null };
const fixed = { type: 'fixed', least: 100, most: 100, delayed: false, partial: true, expiryDays: null } as const;
const kinds: readonly Kind[] = [
  { ...fixed, currency: 'GBP', value: 5000 },
  { ...fixed, currency: 'GBP', value: 5000, partial: false },
  { ...fixed, currency: 'JPY', value: 7, delayed: true },
  { ...fixed, currency: 'KWD', value: 12_345, expiryDays: 30 },
  { ...fixed, currency: 'GBP', value: 1, delayed: true, partial: false, expiryDays: 1 },
  { ...fixed, type: 'monetary', currency: 'GBP', value: 0, least: 2, most: 9_999_999_999 },
  { ...fixed, type: 'monetary', currency: 'JPY', value: 0, least: 1, most: 3, partial: false, expiryDays: 5 },
];

async function templatesOf(shop: Shop): Promise<ModelTemplate[]> {
  const made: ModelTemplate[] = [];
  for (const kind of kinds) {
    const { currency, type, expiryDays } = kind;
    const digits = minorDigits(currency);
    const major = (minor: number): number => Number(`${minor}e-${digits}`);
    const worth =
      type === 'fixed' ? { value: major(kind.value) } : { minValue: major(kind.least), maxValue: major(kind.most) };
    const { shown } = await voucherTemplate(shop, {
      type,
      currency,
      expiryDays,
      allowPartialRedemption: kind.partial,
      activationDelayDays: kind.delayed ? 1 : 0,
      ...worth,
    });
    made.push({ ...kind, shown, digits });
  }
  return made;
}

/** Declares the test: so many sequences of requests, each by a new customer, have the same result as the model. */
export function itFollowsTheVoucherModel(service: { readonly now: Service }, usual: number): void {
  const numRuns = Number(runsAsked ?? usual);
  it(`${numRuns} sequences of requests on vouchers have the same result as a plain model`, async () => {
    const shop = await Shop.open(service.now);
    const templates = await templatesOf(shop);
    const sequence = fc.asyncProperty(...sequences(templates.length, 25), async (issue, commands) => {
      const model: Model = { vouchers: [] };
      const world = new ModelState(shop, templates);
      await issue.run(model, world);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      for (const voucher of model.vouchers) {
        expectSameState(await world.read(voucher), voucher);
        same(`The ledger of ${voucher.id}`, await world.ledger(voucher), voucher.ledger);
      }
    });
    process.stdout.write(`voucher model: ${numRuns} sequences, VOUCHER_MODEL_SEED=${seed}\n`);
    await fc.assert(sequence, { numRuns, seed, ...(path === undefined ? {} : { path }), endOnFailure: false });
  });
}
