import { issuableValue, issueVoucher } from './issue.js';
import type { VoucherTemplate } from './voucher.js';

const refused = (reason: string) => expect.objectContaining({ kind: 'invalid', reason });
const now = new Date('2026-03-10T12:00:00.000Z');
const fixed: VoucherTemplate = {
  merchantId: 'merchant',
  id: 'template',
  externalId: null,
  title: 'Ten pounds',
  type: 'fixed',
  valueMinor: 1000,
  minValueMinor: null,
  maxValueMinor: null,
  currency: 'GBP',
  active: true,
  allowPartialRedemption: true,
  expiryDays: null,
  activationDelayDays: 0,
  terms: null,
  createdAt: now,
};
const monetary: VoucherTemplate = {
  ...fixed,
  type: 'monetary',
  valueMinor: null,
  minValueMinor: 500,
  maxValueMinor: 5000,
};
const issue = (template: VoucherTemplate, value?: number) =>
  issueVoucher(template, issuableValue(template, value), 'Europe/London', now);

describe('issueVoucher', () => {
  it('a voucher copies its template, and its full value remains', () => {
    expect(issue(fixed)).toEqual({
      title: 'Ten pounds',
      currency: 'GBP',
      allowPartialRedemption: true,
      valueMinor: 1000,
      remainingMinor: 1000,
      status: 'active',
      activatesAt: now,
      expiresAt: null,
    });
  });

  it.each([5, 0, -1, 0.001, NaN])('a fixed template ignores a value of %d', (value) =>
    expect(issue(fixed, value).valueMinor).toBe(1000),
  );

  it.each([
    [5, 500],
    [12.34, 1234],
    [50, 5000],
  ])('a monetary template gives a value of %d as %d minor units', (value, minor) =>
    expect(issue(monetary, value)).toMatchObject({ valueMinor: minor, remainingMinor: minor }),
  );

  it.each([
    [undefined, 'value_required'],
    [4.99, 'value_out_of_range'],
    [50.01, 'value_out_of_range'],
    [0, 'value_out_of_range'],
    [-5, 'amount_invalid'],
    [10.001, 'amount_too_precise'],
    [1e9, 'amount_too_large'],
  ])('a monetary template refuses a value of %j: %s', (value, reason) =>
    expect(() => issue(monetary, value)).toThrow(refused(reason)),
  );

  it('a negative value is refused as one that must be above 0', () =>
    expect(() => issue(monetary, -5)).toThrow('value must be a number above 0.'));

  it.each([null, 0])('a monetary template with a minimum value of %j refuses a voucher of value 0', (least) => {
    const template = { ...monetary, minValueMinor: least, maxValueMinor: null };
    expect(() => issue(template, 0)).toThrow(refused('value_out_of_range'));
    expect(issue(template, 0.01).valueMinor).toBe(1);
  });

  it('a value out of range names the bounds in major units', () => {
    expect(() => issue(monetary, 60)).toThrow('value must be 5 to 50 GBP.');
  });

  it.each([fixed, monetary])('an inactive template is refused before anything else', (template) =>
    expect(() => issue({ ...template, active: false })).toThrow(refused('voucher_template_inactive')),
  );

  it('a fixed template without a value is an internal error and not a refusal', () =>
    expect(() => issue({ ...fixed, valueMinor: null })).toThrow('must have a value'));

  it.each([
    [0, 'active', '2026-03-10T12:00:00.000Z'],
    [1, 'pending', '2026-03-11T12:00:00.000Z'],
    [30, 'pending', '2026-04-09T12:00:00.000Z'],
  ])('with activationDelayDays %d it is %s and activates at %s', (activationDelayDays, status, activatesAt) =>
    expect(issue({ ...fixed, activationDelayDays })).toMatchObject({ status, activatesAt: new Date(activatesAt) }),
  );

  it.each([
    [0, '2026-03-10T23:59:59.999Z'],
    [30, '2026-04-09T22:59:59.999Z'],
  ])('with expiryDays %d it expires at the end of the day in the zone, %s', (expiryDays, expiresAt) =>
    expect(issue({ ...fixed, expiryDays }).expiresAt).toEqual(new Date(expiresAt)),
  );
});
