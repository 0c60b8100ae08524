import { encodeId, type IdKind } from '../ids.js';
import { plainJson, plainPath, subjectsIn } from './subjects.js';

const idOf = (kind: IdKind, number: number): string =>
  encodeId(kind, `01890a5d-ac96-774b-bcce-${String(number).padStart(12, '0')}`);
const idsIn = (...texts: readonly (string | undefined)[]): string[] => subjectsIn(...texts).map(({ id }) => id);
const rewards = Array.from({ length: 60 }, (_, at) => idOf('reward', at));
const [order, customer, card] = [idOf('order', 1), idOf('customer', 2), idOf('card', 3)];

describe('the objects that a request and its answer name', () => {
  it('are those of the path, of the body and of the answer, each once, in this order', () => {
    const texts = [
      `/v1/public/rewards/${rewards[1]}/redeem`,
      undefined,
      `{"a":"${order}","b":["${rewards[1]}","${card}"]}`,
    ];
    expect(idsIn(...texts)).toEqual([rewards[1], order, card]);
  });

  it('are no ids of things without a history, and no parts of longer words', () => {
    expect(idsIn(`${idOf('location', 1)} x${order} ${order}0 ord_1`)).toEqual([]);
  });

  it('are read through the escapes of a path and of JSON', () => {
    const path = `/v1/public/customers/${customer.replace('_', '%5F')}/cards/%6${(card.codePointAt(0) ?? 0) % 16}${card.slice(1)}`;
    const body = String.raw`{"order":"\u006f${order.slice(1)}","share":"100%","text":"see:\n${rewards[0]}"}`;
    expect(idsIn(plainPath(path), plainJson(body))).toEqual([customer, card, order, rewards[0]]);
  });

  it('are 50 at most: an order, a customer and a card come before many rewards, wherever they stand', () => {
    const answer = JSON.stringify({ rewards: rewards.map((id) => ({ id })), card, order: { id: order, customer } });
    const found = idsIn('/v1/public/orders/create', undefined, answer);
    expect(found).toEqual([order, customer, card, ...rewards.slice(0, 47)]);
  });
});
