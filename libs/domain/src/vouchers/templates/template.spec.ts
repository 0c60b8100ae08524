import { changedValues, templateValues } from './template.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const fixed = { type: 'fixed', currency: 'GBP' } as const;
const monetary = { type: 'monetary', currency: 'GBP' } as const;
const none = { valueMinor: null, minValueMinor: null, maxValueMinor: null };

describe('templateValues', () => {
  it.each([
    [fixed, { value: 10.5 }, { ...none, valueMinor: 1050 }],
    [fixed, { value: 10, minValue: null, maxValue: null }, { ...none, valueMinor: 1000 }],
    [{ ...fixed, currency: 'JPY' }, { value: 3000 }, { ...none, valueMinor: 3000 }],
    [monetary, { minValue: 5, maxValue: 5 }, { ...none, minValueMinor: 500, maxValueMinor: 500 }],
  ])('%j with %j', (template, given, values) => expect(templateValues(template, given)).toEqual(values));

  it.each([
    ['no value', fixed, {}, 'template_value_invalid'],
    ['a value of 0', fixed, { value: 0 }, 'template_value_invalid'],
    ['bounds on a fixed one', fixed, { value: 5, minValue: 1 }, 'template_value_invalid'],
    ['a value on a monetary one', monetary, { value: 5, minValue: 1, maxValue: 2 }, 'template_value_invalid'],
    ['one bound', monetary, { minValue: 1 }, 'template_value_invalid'],
    ['crossed bounds', monetary, { minValue: 3, maxValue: 2 }, 'template_value_invalid'],
    ['a least value of 0', monetary, { minValue: 0, maxValue: 2 }, 'template_value_invalid'],
    ['too many decimals', fixed, { value: 1.005 }, 'amount_too_precise'],
    ['too much', fixed, { value: 1e9 }, 'amount_too_large'],
    ['less than nothing', fixed, { value: -1 }, 'amount_invalid'],
    ['no such currency', { ...fixed, currency: 'XXQ' }, { value: 1 }, 'currency_unknown'],
  ] as const)('%s is refused', (_, template, given, reason) =>
    expect(() => templateValues(template, given)).toThrow(refused(reason)),
  );
});

describe('changedValues', () => {
  const ten = { ...fixed, ...none, valueMinor: 1000 };
  const range = { ...monetary, ...none, minValueMinor: 500, maxValueMinor: 5000 };

  it.each([
    ['nothing is said', ten, {}, { valueMinor: 1000 }],
    ['its own type and currency', ten, { type: 'fixed', currency: 'GBP' }, { valueMinor: 1000 }],
    ['another value', ten, { value: 12.34 }, { valueMinor: 1234 }],
    ['one bound of two', range, { maxValue: 60 }, { minValueMinor: 500, maxValueMinor: 6000 }],
  ])('%s', (_, template, change, values) => expect(changedValues(template, change)).toMatchObject(values));

  it.each([
    ['another type', ten, { type: 'monetary', value: null, minValue: 1, maxValue: 2 }, 'template_type_fixed'],
    ['another currency', ten, { currency: 'EUR' }, 'template_currency_fixed'],
    ['no value any more', ten, { value: null }, 'template_value_invalid'],
    ['a bound on a fixed one', ten, { minValue: 1 }, 'template_value_invalid'],
    ['bounds that cross what stays', range, { maxValue: 4 }, 'template_value_invalid'],
    ['too many decimals', ten, { value: 1.001 }, 'amount_too_precise'],
  ])('%s is refused', (_, template, change, reason) =>
    expect(() => changedValues(template, change)).toThrow(refused(reason)),
  );
});
