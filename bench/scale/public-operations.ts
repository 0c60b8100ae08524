import { encodeId } from '#domain/ids.js';
import { type Call, growing, type ScaleOperation } from './operation.js';
import { idIn, type Samples } from './samples.js';
import { customerSearches, voucherSearches } from './searches.js';

type Maker = (samples: Samples, number: number) => Promise<Call> | Call;

const get = (name: string, call: (samples: Samples, number: number) => Promise<string> | string): ScaleOperation => ({
  server: 'api',
  name,
  method: 'GET',
  call: async (samples, number) => ({ path: await call(samples, number) }),
});
const post = (name: string, call: Maker): ScaleOperation => ({ server: 'api', name, method: 'POST', call });

const customer = async (samples: Samples): Promise<string> =>
  `/customers/${idIn(await samples.customer(), 'customer')}`;
const company = async (samples: Samples): Promise<string> => `/customers/${await samples.idOf('customer', 1)}`;
const voucher = async (samples: Samples, status: string): Promise<string> =>
  `/vouchers/${idIn(await samples.voucher(status), 'voucher')}`;

const reads: readonly ScaleOperation[] = [
  get('who am I', () => '/me'),
  get('usage of the key', () => '/usage'),
  get('orders', () => '/orders?limit=50'),
  get(
    'orders, a deep page',
    async (samples) => `/orders?limit=50&cursor=${await samples.cursor('order', '/v1/public/orders')}`,
  ),
  get('orders by number', async (samples) => `/orders?orderNumber=${(await samples.order())['order_number']}`),
  get(
    'orders of a customer',
    async (samples) => `/orders?customerId=${idIn(await samples.order(), 'customer', 'customer_id')}`,
  ),
  get('order', async (samples) => `/orders/${idIn(await samples.order(), 'order')}`),
  get('customers', () => '/customers?limit=50'),
  get(
    'customers, a deep page',
    async (samples) => `/customers?limit=50&cursor=${await samples.cursor('customer', '/v1/public/customers')}`,
  ),
  get(
    'customer by e-mail',
    async (samples) => `/customers?email=${encodeURIComponent((await samples.customer())['email'] ?? '')}`,
  ),
  ...customerSearches.map(({ name, text, grows }) =>
    growing(
      get(
        `search of customers, ${name}`,
        async (samples) => `/customers?search=${encodeURIComponent(await text(samples))}`,
      ),
      grows,
    ),
  ),
  get('customer', customer),
  get(
    'customer by externalId',
    async (samples) => `/customers/${(await samples.customer('external_id is not null'))['external_id']}`,
  ),
  get('loyalty of a customer', async (samples) => `${await customer(samples)}/loyalty`),
  get('loyalty of the company', async (samples) => `${await company(samples)}/loyalty`),
  get('cards of a customer', async (samples) => `${await customer(samples)}/cards`),
  get('rewards of a customer', async (samples) => `${await customer(samples)}/rewards`),
  get('rewards of the company', async (samples) => `${await company(samples)}/rewards?limit=50`),
  get('active rewards of the company', async (samples) => `${await company(samples)}/rewards?limit=50&status=active`),
  growing(
    get(
      'redeemed rewards of the company (none)',
      async (samples) => `${await company(samples)}/rewards?limit=50&status=redeemed`,
    ),
    'a status that none of them has is looked for in all',
  ),
  get('reward of a customer', async (samples) => {
    const reward = await samples.reward();
    return `/customers/${idIn(reward, 'customer', 'customer_id')}/rewards/${idIn(reward, 'reward')}`;
  }),
  get('vouchers of a customer', async (samples) => `${await customer(samples)}/vouchers`),
  get('vouchers of the company', async (samples) => `${await company(samples)}/vouchers?limit=50`),
  get(
    'cancelled vouchers of the company',
    async (samples) => `${await company(samples)}/vouchers?limit=10&status=cancelled`,
  ),
  get('card definitions', () => '/cards'),
  get('reward templates', () => '/rewards'),
  get('voucher templates', () => '/vouchers'),
  get('issued vouchers', () => '/vouchers?view=issued&limit=50'),
  get('issued vouchers, page 100', () => '/vouchers?view=issued&limit=10&page=100'),
  growing(
    get(
      'issued vouchers, half-way down',
      (samples) => `/vouchers?view=issued&limit=10&page=${Math.floor(samples.customers * 0.0375)}`,
    ),
    'a numbered page walks the index entries before it',
  ),
  get('issued vouchers, redeemed', () => '/vouchers?view=issued&limit=50&status=redeemed'),
  get('issued vouchers, pending (none)', () => '/vouchers?view=issued&limit=50&status=pending'),
  ...voucherSearches.map(({ name, text, grows }) =>
    growing(
      get(
        `search of vouchers, ${name}`,
        async (samples) => `/vouchers?view=issued&search=${encodeURIComponent(await text(samples))}`,
      ),
      grows,
    ),
  ),
  get('voucher', async (samples) => `${await voucher(samples, 'active')}?view=issued`),
  get('voucher by code', async (samples) => `/vouchers/lookup?code=${await samples.code()}`),
];

const writes: readonly ScaleOperation[] = [
  post('order of a known customer', async (samples, number) => ({
    path: '/orders/create',
    body: {
      customer_email: (await samples.customer())['email'],
      order_value: 12.5,
      order_source: 'bench',
      order_number: `b${number}`,
    },
  })),
  post('order of a new customer', (_, number) => ({
    path: '/orders/create',
    body: {
      customer_email: `new${number}@scale.example`,
      order_value: 12.5,
      order_source: 'bench',
      order_number: `n${number}`,
    },
  })),
  post('order with a coupon', async (samples, number) => {
    const reward = await samples.one(
      'reward',
      'coupon_code, (select c.email from customers c where c.merchant_id = x.merchant_id and c.id = x.customer_id) as email',
      'rewards',
      `status = 'active' and coupon_code is not null`,
    );
    const named = { order_source: 'bench', order_number: `c${number}`, coupon_code: reward['coupon_code'] };
    return { path: '/orders/create', body: { customer_email: reward['email'], order_value: 12.5, ...named } };
  }),
  post('give stamps', async (samples) => ({ path: await cardPath(samples, 'stamps'), body: { quantity: 1 } })),
  post('give points', async (samples) => ({ path: await cardPath(samples, 'points'), body: { quantity: 1 } })),
  post('adjust points', async (samples) => ({ path: await cardPath(samples, 'points/adjust'), body: { points: 5 } })),
  post('give a reward', async (samples) => ({
    path: `${await customer(samples)}/rewards`,
    body: { rewardId: encodeId('reward_template', samples.programme.rewardTemplateId) },
  })),
  post('redeem a reward', async (samples) => {
    const reward = await samples.reward();
    return { path: `/customers/${idIn(reward, 'customer', 'customer_id')}/rewards/${idIn(reward, 'reward')}/redeem` };
  }),
  post('set a coupon', async (samples, number) => ({
    path: '/rewards/update-coupon',
    body: { userRewardId: idIn(await samples.reward(), 'reward'), couponCode: `new-${number}` },
  })),
  post('issue a voucher', async (samples) => ({
    path: '/vouchers',
    body: {
      voucherTemplateId: encodeId('voucher_template', samples.programme.voucherTemplateId),
      customerId: idIn(await samples.customer(), 'customer'),
    },
  })),
  post('redeem a voucher', async (samples) => ({
    path: `${await voucher(samples, 'active')}/redeem`,
    body: { amount: 1 },
  })),
  post('adjust a voucher', async (samples) => ({
    path: `${await voucher(samples, 'active')}/adjust`,
    body: { remainingValue: 5, reason: 'bench' },
  })),
  post('cancel a voucher', async (samples) => ({
    path: `${await voucher(samples, 'active')}/cancel`,
    body: { reason: 'bench' },
  })),
  post('send a voucher', async (samples) => ({ path: `${await voucher(samples, 'active')}/send` })),
];

async function cardPath(samples: Samples, what: string): Promise<string> {
  const { stampCardId, pointsCardId } = samples.programme;
  const card = await samples.card(what === 'stamps' ? stampCardId : pointsCardId);
  return `/customers/${idIn(card, 'customer', 'customer_id')}/cards/${idIn(card, 'card')}/${what}`;
}

/** Every operation of the public API whose work could grow: reads first, which find what was filled. */
export const publicReads = reads;
export const publicWrites = writes;
