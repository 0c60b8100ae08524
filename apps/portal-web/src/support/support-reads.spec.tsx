import { orderQuery } from '../api/order-query.js';
import { customerQuery } from '../customers/customer-queries.js';
import { eventQueryOf } from '../events/event-queries.js';
import { explainQuery } from '../explain/explain-query.js';
import { requestQueryOf } from '../requests/request-queries.js';
import { searchQuery } from '../search/search-query.js';
import { usageQuery } from '../usage/usage-query.js';
import { voucherQuery } from '../vouchers/voucher-queries.js';
import { supportedKeysQuery } from './supported-keys.js';

it.each([
  ['an order', orderQuery('mer_1', 'ord_1', true)],
  ['a customer', customerQuery('mer_1', 'cus_1', true)],
  ['an event', eventQueryOf('mer_1', 'evt_1', true)],
  ['a verdict', explainQuery('mer_1', 'vch_1', {}, true)],
  ['a request', requestQueryOf('mer_1', 'req_1', true)],
  ['a search', searchQuery(undefined, 'ada')],
  ['the usage', usageQuery({ m: 'mer_1', window: '24h', fromSupport: true })],
  ['a voucher', voucherQuery('mer_1', 'vch_1', true)],
  ['the keys', supportedKeysQuery('mer_1')],
])('%s that support has read is not read again by itself', (_name, { staleTime }) => expect(staleTime).toBe(Infinity));
