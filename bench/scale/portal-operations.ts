import { encodeId } from '#domain/ids.js';
import { type Call, growing, type ScaleOperation } from './operation.js';
import { idIn, type Samples } from './samples.js';
import { customerSearches, voucherSearches } from './searches.js';

type Maker = (samples: Samples, number: number) => Promise<Call> | Call;

const merchant = ({ programme }: Samples): string => `/merchants/${encodeId('merchant', programme.merchantId)}`;
const made =
  (method: ScaleOperation['method']) =>
  (name: string, call: Maker): ScaleOperation => ({
    server: 'portal',
    name,
    method,
    call: async (samples, number) => {
      const { path, body } = await call(samples, number);
      return { path: `${path.startsWith('/support') ? '' : merchant(samples)}${path}`, ...(body ? { body } : {}) };
    },
  });
const get = (name: string, path: (samples: Samples, number: number) => Promise<string> | string): ScaleOperation =>
  made('GET')(name, async (samples, number) => ({ path: await path(samples, number) }));
const [post, patch] = [made('POST'), made('PATCH')];

const voucher = async (samples: Samples, status: string): Promise<string> =>
  `/vouchers/${idIn(await samples.voucher(status), 'voucher')}`;
const list = (name: string): string => `/v1/portal/merchants/:m/${name}`;

export const portalReads: readonly ScaleOperation[] = [
  growing(
    get('overview', () => '/overview'),
    'open vouchers, and what the last 60 days hold, are counted',
  ),
  get('attention', () => '/attention'),
  get('e-mails', () => '/emails'),
  get('customers', () => '/customers?limit=50'),
  get(
    'customers, a deep page',
    async (samples) => `/customers?limit=50&cursor=${await samples.cursor('customer', list('customers'), 'newest')}`,
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
  get(
    'search for anything, an e-mail',
    async (samples) => `/search?q=${encodeURIComponent((await samples.customer())['email'] ?? '')}`,
  ),
  get('search for anything, the start of a common name', () => '/search?q=Anna'),
  get('search for anything, no match', () => '/search?q=qqxxqq'),
  get('page of a customer', async (samples) => `/customers/${idIn(await samples.customer(), 'customer')}`),
  get('page of the company', async (samples) => `/customers/${await samples.idOf('customer', 1)}`),
  get('vouchers', () => '/vouchers?limit=50'),
  get('vouchers, page 100', () => '/vouchers?limit=10&page=100'),
  get('vouchers, redeemed', () => '/vouchers?limit=50&status=redeemed'),
  ...voucherSearches.map(({ name, text, grows }) =>
    growing(
      get(
        `search of vouchers, ${name}`,
        async (samples) => `/vouchers?search=${encodeURIComponent(await text(samples))}`,
      ),
      grows,
    ),
  ),
  get('voucher', (samples) => voucher(samples, 'partial')),
  get('audit log', () => '/audit-log?limit=50'),
  get(
    'audit log, a deep page',
    async (samples) => `/audit-log?limit=50&cursor=${await samples.cursor('audit_entry', list('audit-log'))}`,
  ),
  get('audit log of an action', () => '/audit-log?limit=50&action=key.created'),
  get('audit log of a thing', () => '/audit-log?limit=50&action=voucher'),
  get(
    'audit log of a person',
    ({ programme }) => `/audit-log?limit=50&staffId=${encodeId('staff', programme.staffId)}`,
  ),
  get(
    'audit log of a person who did nothing',
    () => `/audit-log?limit=50&staffId=${encodeId('staff', '01900000-0000-7000-8000-000000000001')}`,
  ),
  get('usage, 60 minutes', () => '/usage?window=1h'),
  get('usage, 30 days', () => '/usage?window=30d'),
  get('team', () => '/staff'),
  get('invitations', () => '/invitations'),
  get('keys', () => '/keys'),
  get('order settings', () => '/order-settings'),
  get('card definitions', () => '/cards'),
  get('support: merchants', () => '/support/merchants'),
  get('support: failed authentications', (samples) => `/support${merchant(samples)}/failed-authentications`),
  get('support: audit log', (samples) => `/support${merchant(samples)}/audit-log`),
];

export const portalWrites: readonly ScaleOperation[] = [
  post('add a customer', (_, number) => ({
    path: '/customers',
    body: { email: `added${number}@scale.example`, name: 'Ada' },
  })),
  patch('change a customer', async (samples, number) => ({
    path: `/customers/${idIn(await samples.customer(), 'customer')}`,
    body: { name: `Ada ${number}` },
  })),
  post('issue a voucher', async (samples) => ({
    path: '/vouchers',
    body: {
      voucherTemplateId: encodeId('voucher_template', samples.programme.voucherTemplateId),
      customerId: idIn(await samples.customer(), 'customer'),
    },
  })),
  post('adjust a voucher', async (samples) => ({
    path: `${await voucher(samples, 'partial')}/adjust`,
    body: { remainingValue: 5, reason: 'bench' },
  })),
  post('cancel a voucher', async (samples) => ({
    path: `${await voucher(samples, 'partial')}/cancel`,
    body: { reason: 'bench' },
  })),
  post('send a voucher', async (samples) => ({ path: `${await voucher(samples, 'active')}/send` })),
  post('make a key', (_, number) => ({ path: '/keys', body: { name: `Key ${number}`, scopes: ['orders:read'] } })),
  post('invite', (_, number) => ({
    path: '/invitations',
    body: { email: `invited${number}@scale.example`, role: 'viewer' },
  })),
  growing(
    patch('make a card smaller', async ({ programme }, number) => ({
      path: `/cards/${encodeId('card_definition', programme.stampCardId)}`,
      body: { numberOfStamps: 30 - number, progression: [] },
    })),
    'the balances of all cards are checked, in parts',
  ),
];

/** Where the worker has counted the overview. */
export const countedOverview: ScaleOperation = get('overview, counted by the worker', () => '/overview');
