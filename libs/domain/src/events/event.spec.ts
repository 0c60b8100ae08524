import { codeLast4, eventTypes, withoutEndpointUrl, withoutPersonalData } from './event.js';

describe('withoutPersonalData', () => {
  const change = { name: { from: '', to: 'Ada' }, externalId: { from: 'a', to: 'b' } };

  it('leaves out the name and the e-mail of a customer, also in what changed', () => {
    const object = { id: 'cus_1', externalId: 'b', name: 'Ada', email: 'ada@example.com', lifetimeStamps: 3 };
    expect(withoutPersonalData('customer', { object, change, reason: 'kept' })).toEqual({
      object: { id: 'cus_1', externalId: 'b', lifetimeStamps: 3 },
      change: { externalId: { from: 'a', to: 'b' } },
      reason: 'kept',
    });
  });

  it('leaves out the recipient of a voucher, and keeps its reference', () => {
    const object = { id: 'vch_1', recipient: { name: 'Ada', email: 'ada@example.com' }, externalReference: 'Ada' };
    const data = withoutPersonalData('voucher', { object, change: {} });
    expect(data).toEqual({ object: { id: 'vch_1', externalReference: 'Ada' }, change: {} });
  });

  it.each(['order', 'card', 'reward', 'api_key'] as const)('leaves an event of %s as it is', (subject) => {
    const data = { object: { name: 'Web shop' }, change };
    expect(withoutPersonalData(subject, data)).toEqual(data);
  });
});

describe('withoutEndpointUrl', () => {
  const change = {
    url: { from: 'https://old.example/a', to: 'https://shop.example/b' },
    status: { from: 'a', to: 'b' },
  };

  it('shows the host of an endpoint, also in what changed', () => {
    const object = { id: 'whe_1', url: 'https://shop.example:8443/hook?token=secret', status: 'disabled' };
    expect(withoutEndpointUrl('webhook_endpoint', { object, change, reason: 'kept' })).toEqual({
      object: { id: 'whe_1', status: 'disabled', host: 'shop.example:8443' },
      change: { status: { from: 'a', to: 'b' }, host: { from: 'old.example', to: 'shop.example' } },
      reason: 'kept',
    });
    const { change: others } = withoutEndpointUrl('webhook_endpoint', { object, change: { status: change.status } });
    expect(others).toEqual({ status: change.status });
  });

  it('leaves others as they are', () => {
    const data = { object: { url: 'https://shop.example/b' }, change };
    expect(withoutEndpointUrl('order', data)).toEqual(data);
  });
});

it.each([
  ['SPRING-10', 'G-10'],
  ['ABCDEFGH', 'EFGH'],
  ['ABCDEFG', null],
  ['A', null],
  [null, null],
])('the last four of the code %s: %s', (code, last) => expect(codeLast4(code)).toBe(last));

it('every type is a subject and what happened to it', () => {
  expect(eventTypes).toHaveLength(41);
  for (const type of eventTypes) expect(type).toMatch(/^[a-z_]+\.[a-z_]+$/);
});
