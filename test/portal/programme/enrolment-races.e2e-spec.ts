import type { CreatedOrderView } from '#api/orders/create-order.js';
import { newCustomersLock } from '#persistence/database/locks.js';
import { countTo } from '../../support/fixtures/events.js';
import { newEmail } from '../../support/fixtures/random.js';
import { Shop } from '../../support/fixtures/shop.js';
import type { Answer } from '../../support/harness/client.js';
import { until } from '../../support/harness/deadline.js';
import { type PortalUser, usePortal } from '../../support/harness/portal.js';

const started = usePortal();
let shop: Shop;
let admin: PortalUser;
beforeEach(async () => {
  shop = await Shop.open(started.service);
  admin = await started.portal.user({ shop, role: 'admin' });
});

const addCard = (): Promise<Answer<{ data: { id: string } }>> =>
  admin.post<{ data: { id: string } }>(`/merchants/${shop.id}/cards`, {
    title: 'A card for all',
    type: 'stamp',
    numberOfStamps: 5,
    progression: [],
  });
const newCustomer = (): Promise<Answer<CreatedOrderView>> => shop.order({ customer_email: newEmail() });

describe('a card that all customers get', () => {
  it('can be added while customers are created without a pause', async () => {
    const state = { isAdded: false };
    const { database, merchantId } = shop;
    const createCustomers = countTo(8).map(async () => {
      while (!state.isAdded) {
        await database.rows(
          `begin; select pg_advisory_xact_lock_shared(${newCustomersLock(merchantId)});
           insert into customers (merchant_id, id, email, lifetime_stamps, lifetime_points, created_at)
           values ('${merchantId}', gen_random_uuid(), '${newEmail()}', 0, 0, now()); select pg_sleep(0.06); commit`,
        );
      }
    });
    const { status } = await addCard();
    state.isAdded = true;
    await Promise.all(createCustomers);
    expect(status).toBe(201);
  });

  it('waits for an import that creates customers, and delays no order or preview meanwhile by its own wait', async () => {
    const shared = 'select pg_advisory_xact_lock_shared($1::bigint)';
    const endImport = await shop.database.hold(shared, [newCustomersLock(shop.merchantId)]);
    const adding = addCard();
    await until('The card waits', async () => (await shop.database.waiting()) > 0);
    for (const _ of countTo(5)) {
      const answered: number[] = [];
      newCustomer().then(
        ({ status }) => answered.push(status),
        () => answered.push(0),
      );
      await until('The order is answered', () => answered.length > 0, 1_000);
      expect(answered).toEqual([200]);
    }
    // A preview waits for a lock for 200 ms: on a busy machine it may be refused now and then.
    const preview = { customer_email: newEmail(), order_value: 1, order_source: 'shop' };
    const previewed = () => shop.post('/orders/preview', preview, { idempotencyKey: null });
    await until('A preview is answered', async () => (await previewed()).status === 200);
    await endImport();
    expect((await adding).status).toBe(201);
  });
});
