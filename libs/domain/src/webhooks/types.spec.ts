import { requireEventType, requireTypes } from './types.js';

describe('the types of an endpoint', () => {
  it.each([[['*']], [['voucher.*']], [['order.created', 'card.points_given']], [['a.b.c', 'a.b.*']]])('%j', (types) => {
    expect(() => requireTypes(types)).not.toThrow();
  });

  it.each([
    [[]],
    [['']],
    [['voucher.']],
    [['.created']],
    [['*.created']],
    [['vou*']],
    [['Order.created']],
    [['a b']],
    [['order.created', 'order.created']],
    [['a'.repeat(101)]],
    [Array.from({ length: 51 }, (_, at) => `order.${'a'.repeat(at + 1)}`)],
  ])('refused: %j', (types) => {
    expect(() => requireTypes(types)).toThrow('types must be');
  });
});

describe('the type of a sample event', () => {
  it('is one that exists', () => expect(requireEventType('order.created')).toBe('order.created'));

  it.each(['*', 'order.*', 'order.unknown', ''])('refused: %j', (type) =>
    expect(() => requireEventType(type)).toThrow(
      expect.objectContaining({ kind: 'invalid', reason: 'event_type_unknown' }),
    ),
  );
});
