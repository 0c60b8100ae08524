import { newEmail } from '../support/fixtures/random.js';
import { base, Shop } from '../support/fixtures/shop.js';
import { useBrowser } from '../support/harness/browser.js';
import { usePortal } from '../support/harness/portal.js';

const started = usePortal();
const browser = useBrowser();

const word = (letters: number): string => 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, letters);

/** What of a page's tables is out of sight: the list cuts off what is wider than itself. */
const cutOff = `[...document.querySelectorAll('table')]
  .filter((table) => table.scrollWidth > table.parentElement.clientWidth)
  .map((table) => table.caption.textContent + ': ' + table.scrollWidth + ' px of ' + table.parentElement.clientWidth)`;

/** What is broken within a word that fits in its column. */
const broken = (text: string): string => `[...document.querySelectorAll('td *')]
  .filter((each) => each.childElementCount === 0 && each.textContent === ${JSON.stringify(text)})
  .map((each) => each.getClientRects().length > 1 || each.offsetHeight > 30)`;

it('texts without spaces leave every column of a list in sight, and break no short text', async () => {
  const shop = await Shop.open(started.service);
  const owner = await started.portal.user({ shop });
  const at = (path: string): string => `/merchants/${shop.id}${path}`;
  const make = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post<{ data: { id: string } }>(at(path), body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
    return answer.body.data.id;
  };
  await make('/keys', { name: word(80), scopes: ['orders:read'] });
  const reward = await make('/reward-templates', { title: word(200), expiryDays: 30 });
  await make('/cards', {
    title: word(200),
    type: 'stamp',
    numberOfStamps: 2,
    progression: [{ at: 2, rewardTemplateId: reward }],
  });
  const template = await make('/voucher-templates', { title: word(200), type: 'fixed', value: 20, currency: 'GBP' });
  const email = newEmail('ada');
  await make('/customers', { email, name: word(200) });
  await make('/vouchers', { voucherTemplateId: template, recipientEmail: email, recipientName: word(200) });
  const plain = newEmail('kim');
  await make('/customers', { email: plain, name: 'Kim Case' });
  for (const [who, number, source] of [
    [email, word(64), word(50).toLowerCase()],
    [plain, '100042', 'shop'],
    ['bob@example.com', '100043', 'shop'],
  ]) {
    const body = { customer_email: who, order_value: 1234.5, order_source: source, order_number: number };
    const order = await started.service.client.call('POST', `${base}/orders/create`, { body, key: shop.key });
    expect(order.status).toBe(200);
  }
  const visit = await browser.open(started.portal, owner);
  const found: Record<string, unknown> = {};
  for (const path of ['overview', 'customers', 'orders', 'vouchers', 'keys', 'requests']) {
    await visit.goto(at(`/${path}`));
    await visit.page.getByRole('table').first().waitFor();
    const cut = await visit.page.evaluate(cutOff);
    const split: string[] = [];
    for (const text of ['Kim Case', 'bob@example.com', '100043']) {
      if (((await visit.page.evaluate(broken(text))) as boolean[]).some(Boolean)) split.push(text);
    }
    found[path] = { cut, split };
  }
  await visit.close();
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((path) => [path, { cut: [], split: [] }])));
});
