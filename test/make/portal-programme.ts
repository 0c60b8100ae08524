import { unique } from './random.js';

/** One kind of thing of the programme: how it is made, changed, and refused. */
export interface ProgrammeThing {
  /** Below the merchant. */
  readonly path: string;
  /** The word of its audit entries. */
  readonly word: string;
  readonly notFound: string;
  /** A body that is fine, new each time. */
  readonly good: () => Record<string, unknown>;
  /** A change that is fine, field by field. */
  readonly changes: Record<string, unknown>;
  /** What a body must have. */
  readonly required: readonly string[];
  /** Values of single fields that are no good, in a POST and in a PATCH. */
  readonly bad: readonly (readonly [field: string, value: unknown])[];
}

const long = 'x'.repeat(201);
const badTitles = [null, '', '  ', long, 7, {}, 'a\u0000b'].map((value) => ['title', value] as const);
const badDays = [0, -1, 1.5, '30', true, 36_501].map((value) => ['expiryDays', value] as const);
const badOwnIds = [null, '', 'x'.repeat(129), 7, 'cus_01k9zq3f8te5rb8s6yw2m4n7pd', 'a\u0007'].map(
  (value) => ['externalId', value] as const,
);
const badFlags = (field: string) => [null, 'true', 0, {}].map((value) => [field, value] as const);

export const things: Readonly<Record<string, ProgrammeThing>> = {
  'a stamp card': {
    ...{ path: 'cards', word: 'card', notFound: 'card_definition_not_found', required: ['title', 'type'] },
    good: () => ({ title: 'Coffee card', type: 'stamp', numberOfStamps: 10, externalId: unique() }),
    changes: { title: 'Tea card', numberOfStamps: 12, autoEnrol: false, active: false },
    bad: [
      ...badTitles,
      ...badOwnIds,
      ...badFlags('autoEnrol'),
      ...badFlags('openEnded'),
      ...[0, -1, 1.5, '10', null, true, 10_001].map((value) => ['numberOfStamps', value] as const),
      ...[5, '5', false].map((value) => ['numberOfPoints', value] as const),
      ...['stamps', '', null, 1, 'POINTS'].map((value) => ['type', value] as const),
      ...[null, {}, 'x', [1], [null], [{}], [{ at: 1 }]].map((value) => ['progression', value] as const),
      ...[0, 11, 1.5, '1', null].map((at) => ['progression', [{ at, rewardTemplateId: 'pen' }]] as const),
      ['progression', [{ at: 1, rewardTemplateId: 'pen', extra: 1 }]],
      ['progression', [{ at: 1, rewardTemplateId: null }]],
      ['progression', Array.from({ length: 51 }, () => ({ at: 1, rewardTemplateId: 'pen' }))],
    ],
  },
  'a points card': {
    ...{ path: 'cards', word: 'card', notFound: 'card_definition_not_found', required: ['title', 'type'] },
    good: () => ({ title: 'Points', type: 'points', numberOfPoints: 100, externalId: unique() }),
    changes: { title: 'More points', numberOfPoints: 200, active: false },
    bad: [
      ...[0, 1_000_000_001, null, '7'].map((value) => ['numberOfPoints', value] as const),
      ...[5, 0].map((value) => ['numberOfStamps', value] as const),
    ],
  },
  'a reward template': {
    ...{ path: 'reward-templates', word: 'reward_template', notFound: 'reward_template_not_found' },
    required: ['title'],
    good: () => ({ title: 'A free coffee', description: 'Any size.', expiryDays: 30, externalId: unique() }),
    changes: { title: 'A free tea', description: 'Any leaf.', expiryDays: null, active: false },
    bad: [
      ...badTitles,
      ...badOwnIds,
      ...badDays,
      ...[7, 'x'.repeat(2001), {}].map((value) => ['description', value] as const),
    ],
  },
  'a fixed voucher template': {
    ...{ path: 'voucher-templates', word: 'voucher_template', notFound: 'voucher_template_not_found' },
    required: ['title', 'type', 'currency'],
    good: () => ({ title: 'Ten pounds', type: 'fixed', value: 10, currency: 'GBP', externalId: unique() }),
    changes: {
      ...{ title: 'Twelve pounds', value: 12.5, allowPartialRedemption: true, expiryDays: 90, activationDelayDays: 2 },
      ...{ terms: 'Not exchangeable for cash.', active: false },
    },
    bad: [
      ...badTitles,
      ...badOwnIds,
      ...badDays,
      ...badFlags('allowPartialRedemption'),
      ...[0, -1, 1.001, '10', null, 1e9, true].map((value) => ['value', value] as const),
      ...[1, 0, '1'].map((value) => ['minValue', value] as const),
      ...[-1, 1.5, null, '0', 3651].map((value) => ['activationDelayDays', value] as const),
      ...['gbp', 'POUND', '', null, 'XXQ', 826].map((value) => ['currency', value] as const),
      ...['money', null, 2].map((value) => ['type', value] as const),
      ...[7, 'x'.repeat(2001)].map((value) => ['terms', value] as const),
    ],
  },
  'a monetary voucher template': {
    ...{ path: 'voucher-templates', word: 'voucher_template', notFound: 'voucher_template_not_found' },
    required: ['title', 'type', 'currency', 'minValue', 'maxValue'],
    good: () => ({
      ...{ title: 'Gift', type: 'monetary', minValue: 5, maxValue: 500, currency: 'GBP', externalId: unique() },
    }),
    changes: { minValue: 1, maxValue: 250.5, expiryDays: 365 },
    bad: [
      ...[10, 0].map((value) => ['value', value] as const),
      ...[0, 501, null, '5'].map((value) => ['minValue', value] as const),
      ...[4, null, 1e9].map((value) => ['maxValue', value] as const),
    ],
  },
  'a location': {
    ...{ path: 'locations', word: 'location', notFound: 'location_not_found', required: ['name'] },
    good: () => ({ name: 'High Street', externalId: unique() }),
    changes: { name: 'Old Station', active: false },
    bad: [...badOwnIds, ...[null, '', ' ', long, 7, []].map((value) => ['name', value] as const)],
  },
};

/** A currency comes in as its code, and goes out with its symbol. */
export const shownAs = (body: Record<string, unknown>): object =>
  'currency' in body ? { ...body, currency: expect.objectContaining({ code: body['currency'] }) } : body;
