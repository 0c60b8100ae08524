import { randomInt } from 'node:crypto';
import { decodeId } from '#domain/ids.js';
import { expectedUse, type LiabilityFigures } from '#domain/reports/liability.js';
import { startOfDay } from '#domain/time.js';
import { expirePoints } from '#operations/cards/expire-points.js';
import { writeDueChanges } from '#operations/events/write-due-changes.js';
import { proveLedger } from '#operations/reports/prove-ledger.js';
import { inTransaction } from '#persistence/database/transaction.js';
import type { LiabilityReportView } from '#portal/reports/liability.view.js';
import { useOwnPortal } from '../../support/harness/portal.js';
import { ledgerViolations } from '../../support/fixtures/ledger.js';
import { moveManyEntries, type MovedEntries } from '../../support/fixtures/value/past-entries.js';
import { Shop } from '../../support/fixtures/shop.js';
import { IssuedVoucher, voucherTemplate } from '../../support/fixtures/vouchers.js';
import { type AgeBounds, CardBooks, YearBooks } from '../../support/model/year-books.js';

const started = useOwnPortal();
const timeZone = 'Europe/London';
const operations = Number(process.env['YEAR_OPERATIONS'] ?? 2_000);
const seed = Number(process.env['YEAR_SEED'] ?? randomInt(2 ** 31));
const [firstDay, lastDay] = ['2024-10-01', '2025-11-15'];
const [start, end] = [startOfDay(firstDay, timeZone).getTime(), startOfDay(lastDay, timeZone).getTime()];

/** mulberry32 */
function random(state: number): (below: number) => number {
  let a = state;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

interface Reward {
  readonly id: string;
  state: 'active' | 'redeemed' | 'gone';
  readonly part: ReturnType<YearBooks['part']>;
}
interface Order {
  readonly id: string;
  left: number;
  readonly lot: CardBooks['lots'][number];
  expiredBefore: number;
}
interface Entry {
  readonly number: number;
  readonly kind: 'give' | 'spend';
  readonly quantity: number;
  readonly lot?: CardBooks['lots'][number];
  readonly taken?: ReturnType<CardBooks['take']>;
  readonly paid: number;
  readonly reward?: Reward;
  reversed: boolean;
}
interface Card {
  readonly uuid: string;
  readonly path: string;
  readonly books: CardBooks;
  readonly entries: Entry[];
}
interface Customer {
  readonly id: string;
  readonly email: string;
  readonly open: Card;
  readonly sized: Card;
  readonly orders: Order[];
  readonly rewards: Reward[];
}
interface Voucher {
  readonly voucher: IssuedVoucher;
  readonly line: string;
  readonly value: number;
  remaining: number;
  state: 'open' | 'cancelled' | 'expired';
  readonly part: ReturnType<YearBooks['part']>;
  readonly redemptions: { readonly number: number; open: number }[];
}

it(`a year of ${operations} operations balances with books of its own, to the penny and the point`, async () => {
  process.stdout.write(`worked year: YEAR_SEED=${seed}\n`);
  const pick = random(seed);
  const shop = await Shop.open(started.service, { timeZone });
  const { db } = shop.database;
  const books = new YearBooks();
  const open = await shop.cardDefinition({ type: 'points', openEnded: true, title: 'Open' });
  const sized = await shop.cardDefinition({ type: 'points', openEnded: false, numberOfPoints: 50, title: 'Fifty' });
  const { shown: rewardId } = await shop.rewardTemplate({ pointsPrice: 20 });
  await shop.settings({ points: { cardId: open.shown, pointsPerUnit: '1' }, returns: 'owed' });
  const templates = await Promise.all(
    ['GBP', 'EUR'].map((currency) => voucherTemplate(shop, { type: 'monetary', currency, minValue: 1, maxValue: 500 })),
  );
  const [openLine, sizedLine, rewardLine] = [`points ${open.shown}`, `points ${sized.shown}`, 'rewards '];
  const customers: Customer[] = [];
  for (let at = 0; at < 30; at += 1) {
    const { shown: id, email } = await shop.customer();
    const card = async (definition: string, line: string): Promise<Card> => {
      const cardId = await shop.cardOf(id, definition);
      const path = `/customers/${id}/cards/${cardId}`;
      return { uuid: decodeId('card', cardId) ?? '', path, books: new CardBooks(books, line), entries: [] };
    };
    const cards = { open: await card(open.shown, openLine), sized: await card(sized.shown, sizedLine) };
    customers.push({ id, email, ...cards, orders: [], rewards: [] });
  }
  const vouchers: Voucher[] = [];
  const moved: MovedEntries[] = [];
  const counts = new Map<string, number>();
  const done = new Map<string, number>();

  /** Puts what was written to a ledger since the last time at a time of the year. */
  const written = async (ledger: MovedEntries['ledger'], table: string, count: string, owner: string, at: number) => {
    const { entries } = await shop.database.row<{ entries: number }>(
      `select ${count} as entries from ${table} where id = $1`,
      [owner],
    );
    for (let number = (counts.get(owner) ?? 0) + 1; number <= entries; number += 1)
      moved.push({ ledger, owner, number, at });
    counts.set(owner, entries);
    return entries;
  };
  const ofCard = (card: Card, at: number) => written('card_entries', 'cards', 'entry_count', card.uuid, at);
  const ofVoucher = ({ voucher }: Voucher, at: number) =>
    written('voucher_entries', 'vouchers', 'entry_count', voucher.uuid, at);
  const ofReward = ({ id }: Reward, at: number) =>
    written('reward_events', 'rewards', 'event_count', decodeId('reward', id) ?? '', at);
  const ok = async <Body>(answer: Promise<{ status: number; text: string; body: Body }>): Promise<Body> => {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(text);
    return body;
  };
  const newReward = (customer: Customer, id: string, at: number): Reward => {
    books.move(rewardLine, at, 'issued', 1);
    const reward: Reward = { id, state: 'active', part: books.part(rewardLine, at, 1, 1) };
    customer.rewards.push(reward);
    return reward;
  };
  const one = <Thing>(things: readonly Thing[]): Thing | undefined => things[pick(things.length)];
  const anyCustomer = (): Customer => customers[pick(customers.length)] as Customer;
  const money = (minor: number): number => minor / 100;

  /** Each operation moves the service and the books; false where nothing fits. */
  const kinds: Record<string, (at: number) => Promise<boolean>> = {
    order: async (at) => {
      const customer = anyCustomer();
      const value = 1 + pick(60);
      const { order } = await ok(shop.order({ customer_email: customer.email, order_value: value }));
      customer.orders.push({
        id: order.id,
        left: value,
        lot: customer.open.books.earn(at, value, 'issued'),
        expiredBefore: 0,
      });
      await ofCard(customer.open, at);
      return true;
    },
    return: async (at) => {
      const customer = anyCustomer();
      const order = one(customer.orders.filter(({ left }) => left > 0));
      if (!order) return false;
      const value = pick(2) === 0 ? order.left : 1 + pick(order.left);
      await ok(shop.post(`/orders/${order.id}/returns`, { value }));
      const card = customer.open.books;
      const expired = Math.min(value, Math.max(0, order.lot.expired - order.expiredBefore));
      const taken = Math.min(value - expired, card.balance);
      card.take(taken, false, order.lot);
      card.owed += value - expired - taken;
      order.expiredBefore += expired;
      order.left -= value;
      books.move(openLine, at, 'takenBack', taken);
      await ofCard(customer.open, at);
      return true;
    },
    give: async (at) => {
      const customer = anyCustomer();
      const quantity = 1 + pick(80);
      await ok(shop.post(`${customer.open.path}/points`, { quantity }));
      const paid = Math.min(customer.open.books.owed, quantity);
      const lot = customer.open.books.earn(at, quantity, 'issued');
      const number = await ofCard(customer.open, at);
      customer.open.entries.push({ number, kind: 'give', quantity, lot, paid, reversed: false });
      return true;
    },
    fill: async (at) => {
      const { sized: card } = anyCustomer();
      const quantity = 1 + pick(120);
      await ok(shop.post(`${card.path}/points`, { quantity }));
      card.books.earn(at, quantity, 'issued');
      const used = card.books.balance - (card.books.balance % 50);
      card.books.take(used, true);
      books.move(sizedLine, at, 'used', used);
      await ofCard(card, at);
      return true;
    },
    spend: async (at) => {
      const { open: card } = anyCustomer();
      if (card.books.balance === 0) return false;
      const quantity = 1 + pick(card.books.balance);
      await ok(shop.post(`${card.path}/points/spend`, { quantity }));
      const taken = card.books.take(quantity, true);
      books.move(openLine, at, 'used', quantity);
      card.entries.push({ number: await ofCard(card, at), kind: 'spend', quantity, taken, paid: 0, reversed: false });
      return true;
    },
    buy: async (at) => {
      const customer = anyCustomer();
      const { open: card } = customer;
      if (card.books.balance < 20) return false;
      const { rewards } = await ok(shop.post<{ rewards: { id: string }[] }>(`${card.path}/points/spend`, { rewardId }));
      const reward = newReward(customer, rewards[0]?.id ?? '', at);
      await ofReward(reward, at);
      const taken = card.books.take(20, true);
      books.move(openLine, at, 'used', 20);
      card.entries.push({
        number: await ofCard(card, at),
        kind: 'spend',
        quantity: 20,
        taken,
        paid: 0,
        reward,
        reversed: false,
      });
      return true;
    },
    reverseEntry: async (at) => {
      const { open: card } = anyCustomer();
      const entry = one(
        card.entries.filter(
          ({ reversed, kind, reward, quantity, paid }) =>
            !reversed &&
            (kind === 'give' ? card.books.balance >= quantity - paid : !reward || reward.state === 'active'),
        ),
      );
      if (!entry) return false;
      await ok(shop.post(`${card.path}/entries/${entry.number}/reverse`, { reason: 'By mistake' }));
      entry.reversed = true;
      if (entry.kind === 'give') {
        const taken = Math.min(card.books.balance, entry.quantity);
        card.books.take(taken, false, entry.lot);
        card.books.owed += entry.quantity - taken;
        books.move(openLine, at, 'takenBack', taken);
      } else {
        const paid = Math.min(card.books.owed, entry.quantity);
        const now = Date.now();
        for (const { lot, amount } of entry.taken ?? []) {
          lot.part.open += amount;
          lot.part.used -= amount;
          // Points of a lot that had expired live for another week.
          if (lot.expiresAt <= now) lot.expiresAt = now + 7 * 86_400_000;
        }
        // What pays a debt leaves the lots as if it had stayed spent.
        card.books.take(paid, true);
        card.books.owed -= paid;
        books.move(openLine, at, 'givenBack', entry.quantity - paid);
        if (entry.reward) {
          entry.reward.state = 'gone';
          entry.reward.part.open = 0;
          books.move(rewardLine, at, 'cancelled', 1);
          await ofReward(entry.reward, at);
        }
      }
      await ofCard(card, at);
      return true;
    },
    correct: async (at) => {
      const { open: card } = anyCustomer();
      const change = pick(2) === 0 ? 1 + pick(30) : -Math.min(card.books.balance, 1 + pick(30));
      if (change === 0) return false;
      await ok(shop.post(`${card.path}/points/correct`, { change, reason: 'Counted again' }));
      if (change > 0) card.books.earn(at, change, 'adjusted');
      else {
        card.books.take(-change, false);
        books.move(openLine, at, 'adjusted', change);
      }
      await ofCard(card, at);
      return true;
    },
    adjust: async (at) => {
      const { open: card } = anyCustomer();
      const points = pick(100);
      await ok(shop.post(`${card.path}/points/adjust`, { points }));
      const change = points - card.books.balance;
      if (points > 0) card.books.owed = 0;
      if (change > 0) card.books.earn(at, change, 'adjusted');
      else {
        card.books.take(-change, false);
        books.move(openLine, at, 'adjusted', change);
      }
      await ofCard(card, at);
      return true;
    },
    expirePoints: async (at) => {
      const { open: card } = anyCustomer();
      const lots = await shop.database.rows<{ number: number }>(
        'select number from card_lots where card_id = $1 and remaining > 0 order by expires_at nulls last, number limit $2',
        [card.uuid, 1 + pick(3)],
      );
      if (lots.length === 0) return false;
      const oldest = card.books.lots
        .filter(({ part }) => part.open > 0)
        .toSorted((a, b) => a.expiresAt - b.expiresAt || a.order - b.order || 0)
        .slice(0, lots.length);
      await shop.database.rows(
        `update card_lots set expires_at = date_trunc('milliseconds', clock_timestamp() - interval '1 millisecond')
         where card_id = $1 and number = any($2)`,
        [card.uuid, lots.map(({ number }) => number)],
      );
      await shop.database.rows(`update cards set expiry_due = now() - interval '1 second' where id = $1`, [card.uuid]);
      await expirePoints(db);
      for (const lot of oldest) {
        books.move(openLine, at, 'expired', lot.part.open);
        lot.expired += lot.part.open;
        lot.expiresAt = Date.now();
        lot.part.open = 0;
      }
      await ofCard(card, at);
      return true;
    },
    reward: async (at) => {
      const customer = anyCustomer();
      const { data } = await ok(
        shop.post<{ data: { id: string }[] }>(`/customers/${customer.id}/rewards`, { rewardId }),
      );
      await ofReward(newReward(customer, data[0]?.id ?? '', at), at);
      return true;
    },
    redeemReward: async (at) => {
      const { id, rewards } = anyCustomer();
      const reward = one(rewards.filter(({ state }) => state === 'active'));
      if (!reward) return false;
      await ok(shop.post(`/customers/${id}/rewards/${reward.id}/redeem`, undefined));
      [reward.state, reward.part.open, reward.part.used] = ['redeemed', 0, 1];
      books.move(rewardLine, at, 'used', 1);
      await ofReward(reward, at);
      return true;
    },
    reverseReward: async (at) => {
      const { id, rewards } = anyCustomer();
      const reward = one(rewards.filter(({ state }) => state === 'redeemed'));
      if (!reward) return false;
      await ok(shop.post(`/customers/${id}/rewards/${reward.id}/reverse`, { reason: 'By mistake' }));
      [reward.state, reward.part.open, reward.part.used] = ['active', 1, 0];
      books.move(rewardLine, at, 'givenBack', 1);
      await ofReward(reward, at);
      return true;
    },
    expireReward: async (at) => {
      const reward = one(anyCustomer().rewards.filter(({ state }) => state === 'active'));
      if (!reward) return false;
      const instant = new Date(at);
      await shop.database.rows('update rewards set expires_at = $2 where id = $1', [
        decodeId('reward', reward.id),
        instant,
      ]);
      if (pick(2) === 0) await inTransaction(db, writeDueChanges);
      [reward.state, reward.part.open] = ['gone', 0];
      books.move(rewardLine, at, 'expired', 1);
      return true;
    },
    issue: async (at) => {
      const template = templates[pick(2)];
      const value = 100 + pick(20_000);
      const voucher = await IssuedVoucher.of(shop, { shown: template?.shown ?? '' }, { value: money(value) });
      const line = `vouchers ${template?.currency ?? ''}`;
      books.move(line, at, 'issued', value);
      const part = books.part(line, at, value, value);
      const made: Voucher = { voucher, line, value, remaining: value, state: 'open', part, redemptions: [] };
      vouchers.push(made);
      await ofVoucher(made, at);
      return true;
    },
    redeem: async (at) => {
      const redeemed = one(vouchers.filter(({ state, remaining }) => state === 'open' && remaining > 0));
      if (!redeemed) return false;
      const amount = 1 + pick(redeemed.remaining);
      if (pick(3) === 0) {
        const { data: hold } = await ok(redeemed.voucher.hold({ amount: money(redeemed.remaining) }));
        await ok(redeemed.voucher.endHold(hold.id, 'capture', { amount: money(amount) }));
      } else await ok(redeemed.voucher.redeem({ amount: money(amount) }));
      [redeemed.remaining, redeemed.part.open, redeemed.part.used] = [
        redeemed.remaining - amount,
        redeemed.part.open - amount,
        redeemed.part.used + amount,
      ];
      books.move(redeemed.line, at, 'used', amount);
      redeemed.redemptions.push({ number: await ofVoucher(redeemed, at), open: amount });
      return true;
    },
    holdAndRelease: async () => {
      const held = one(vouchers.filter(({ state, remaining }) => state === 'open' && remaining > 0));
      if (!held) return false;
      const { data: hold } = await ok(held.voucher.hold());
      await ok(held.voucher.endHold(hold.id, 'release'));
      return true;
    },
    reverseRedemption: async (at) => {
      const back = one(
        vouchers.filter(
          ({ redemptions, remaining, value }) => remaining < value && redemptions.some((r) => r.open > 0),
        ),
      );
      const redemption = one(back?.redemptions.filter((r) => r.open > 0) ?? []);
      if (!back || !redemption) return false;
      const amount = 1 + pick(Math.min(redemption.open, back.value - back.remaining));
      await ok(back.voucher.reverse(redemption.number, { amount: money(amount) }));
      redemption.open -= amount;
      back.remaining += amount;
      back.part.used -= amount;
      books.move(back.line, at, 'givenBack', amount);
      if (back.state === 'open') back.part.open += amount;
      else books.move(back.line, at, back.state, amount);
      await ofVoucher(back, at);
      return true;
    },
    adjustVoucher: async (at) => {
      const adjusted = one(vouchers.filter(({ state }) => state === 'open'));
      if (!adjusted) return false;
      const remaining = pick(adjusted.value + 1);
      await ok(adjusted.voucher.adjust(money(remaining)));
      books.move(adjusted.line, at, 'adjusted', remaining - adjusted.remaining);
      [adjusted.part.open, adjusted.remaining] = [remaining, remaining];
      await ofVoucher(adjusted, at);
      return true;
    },
    cancelVoucher: async (at) => {
      const cancelled = one(vouchers.filter(({ state, remaining }) => state === 'open' && remaining > 0));
      if (!cancelled) return false;
      await ok(cancelled.voucher.cancel());
      books.move(cancelled.line, at, 'cancelled', cancelled.remaining);
      [cancelled.state, cancelled.part.open] = ['cancelled', 0];
      await ofVoucher(cancelled, at);
      return true;
    },
    expireVoucher: async (at) => {
      const expired = one(vouchers.filter(({ state, remaining }) => state === 'open' && remaining > 0));
      if (!expired) return false;
      await expired.voucher.move('expires_at', -1);
      await inTransaction(db, writeDueChanges);
      books.move(expired.line, at, 'expired', expired.remaining);
      [expired.state, expired.part.open] = ['expired', 0];
      await ofVoucher(expired, at);
      return true;
    },
  };
  const often = [
    'order',
    'order',
    'order',
    'return',
    'give',
    'give',
    'spend',
    'spend',
    'issue',
    'issue',
    'redeem',
    'redeem',
    'redeem',
    'reverseRedemption',
  ];
  const names = [...Object.keys(kinds), ...often];
  for (let at = 0, tries = 0; at < operations && tries < operations * 3; tries += 1) {
    const name = names[pick(names.length)] ?? '';
    const time = start + Math.floor(((end - start - 1) * at) / operations);
    if (!(await kinds[name]?.(time))) continue;
    done.set(name, (done.get(name) ?? 0) + 1);
    at += 1;
  }
  process.stdout.write(`worked year: ${[...done].map(([name, count]) => `${name} ${count}`).join(', ')}\n`);
  expect([...done.keys()].toSorted()).toEqual(Object.keys(kinds).toSorted());
  expect(await ledgerViolations(shop.database, shop.merchantId)).toEqual({});
  expect(await proveLedger(db, shop.merchantId)).toMatchObject({ differences: 0, objects: [] });
  await moveManyEntries(shop.database, moved);

  const admin = await started.portal.user({ shop, role: 'admin' });
  const ends = ['2025-10-15', '2025-08-16', '2024-11-14', '2024-11-15'].map((day) =>
    startOfDay(day, timeZone).getTime(),
  ) as unknown as AgeBounds;
  const lines = ['vouchers EUR', 'vouchers GBP', openLine, sizedLine, rewardLine];
  const dayAt = (months: number): string =>
    months > 13 ? lastDay : new Date(Date.UTC(2024, 9 + months, 1)).toISOString().slice(0, 10);
  const periods = [
    [firstDay, lastDay] as const,
    ...Array.from({ length: 14 }, (_, month) => [dayAt(month), dayAt(month + 1)] as const),
  ];
  for (const [from, to] of periods) {
    const { data } = await ok(
      admin.get<{ data: LiabilityReportView }>(`/merchants/${shop.id}/reports/liability?from=${from}&to=${to}`),
    );
    expect(
      data.rows
        .map(({ kind, currency, cardId }) => `${kind} ${currency ?? cardId ?? ''}`)
        .filter((line) => !lines.includes(line)),
    ).toEqual([]);
    for (const line of lines) {
      const row = data.rows.find(({ kind, currency, cardId }) => `${kind} ${currency ?? cardId ?? ''}` === line);
      const minor = (amount = 0): number => Math.round(line.startsWith('vouchers') ? amount * 100 : amount);
      const expected = books.figures(
        line,
        startOfDay(from, timeZone).getTime(),
        startOfDay(to, timeZone).getTime(),
        to === lastDay ? ends : undefined,
      );
      const { opening, issued, givenBack, used, expired, adjusted, cancelled, takenBack, closing } = row ?? {};
      const flows = { opening, issued, givenBack, used, expired, adjusted, cancelled, takenBack, closing };
      const ages = Object.entries(row?.ageing ?? {}).map(([name, amount]) => [name, minor(amount)]);
      const { yearIssued = 0, yearUsed = 0, ...figures } = expected as Partial<LiabilityFigures>;
      expect({
        line,
        from,
        ...Object.fromEntries(Object.entries(flows).map(([name, amount]) => [name, minor(amount)])),
        ...(to === lastDay ? Object.fromEntries(ages) : {}),
      }).toEqual({ line, from, ...figures });
      if (to === lastDay) expect(row?.expectedUse).toBe(expectedUse({ yearIssued, yearUsed }));
    }
  }
}, 600_000);
