import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, bodiesOf, keysOf, loseAnswer, queriesOf } from '../../test/fake-api.js';
import { customer } from '../../test/fixtures/customers.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { apiKey, webhookEndpoint } from '../../test/fixtures/merchants.js';
import { renderApp } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const usage = { resolution: 'hour', series: [], totals: { requests: 0 }, endpoints: [], limits: [] };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

beforeEach(() => {
  answer(`GET ${merchant}/failed-authentications`, { success: true, data: [] });
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  answer(`GET ${merchant}/usage`, { success: true, data: usage });
});

interface Creation {
  readonly page: string;
  /** The list behind the form, before and after the first attempt. */
  readonly list: string;
  readonly before: object;
  readonly after: object;
  readonly open: string;
  readonly fill?: (user: UserEvent) => Promise<void>;
  readonly submit: string;
  readonly write: string;
  readonly answer: object;
  /** What says that it is made. */
  readonly shown: string;
}

const type = (label: string, text: string) => async (user: UserEvent) =>
  user.type(await screen.findByLabelText(label), text);
const item = { id: 'new_1', externalId: 'new_1', title: 'New', name: 'New', active: true, createdAt: inDays(-1) };

const creations: Readonly<Record<string, Creation>> = {
  'a reward template': {
    page: '/programme/rewards',
    list: '/reward-templates',
    before: cursorPage([]),
    after: cursorPage([item]),
    open: 'New reward',
    fill: type('Title', 'New'),
    submit: 'Create reward',
    write: '/reward-templates',
    answer: { success: true, data: item },
    shown: 'Reward created.',
  },
  'a location': {
    page: '/programme/locations',
    list: '/locations',
    before: cursorPage([]),
    after: cursorPage([item]),
    open: 'New location',
    fill: type('Name', 'New'),
    submit: 'Create location',
    write: '/locations',
    answer: { success: true, data: item },
    shown: 'Location created.',
  },
  'a customer': {
    page: '/customers',
    list: '/customers',
    before: cursorPage([]),
    after: cursorPage([customer()]),
    open: 'New customer',
    fill: type('E-mail', 'grace@example.com'),
    submit: 'Add customer',
    write: '/customers',
    answer: { success: true, data: customer() },
    shown: 'Customer added.',
  },
  'a key': {
    page: '/keys',
    list: '/keys',
    before: { success: true, data: [], maxActiveKeys: 10 },
    after: { success: true, data: [apiKey()], maxActiveKeys: 10 },
    open: 'New key',
    fill: async (user) => {
      await type('Name', 'Web shop')(user);
      await user.click(screen.getByRole('combobox', { name: 'Expires' }));
      await user.click(await screen.findByRole('option', { name: 'After 30 days' }));
    },
    submit: 'Create key',
    write: '/keys',
    answer: { success: true, data: apiKey(), secret: 'the_secret' },
    shown: 'the_secret',
  },
  'a rotated key': {
    page: '/keys/key_1',
    list: '/keys/key_1',
    before: { success: true, data: apiKey({ expiresAt: inDays(3), createdAt: inDays(-87) }) },
    after: { success: true, data: apiKey({ status: 'revoked', revokedAt: inDays(0), rotatedToId: 'key_2' }) },
    open: 'Rotate',
    submit: 'Rotate key',
    write: '/keys/key_1/rotate',
    answer: { success: true, data: apiKey({ id: 'key_2' }), secret: 'the_secret' },
    shown: 'the_secret',
  },
  'a webhook endpoint': {
    page: '/webhooks',
    list: '/webhook-endpoints',
    before: { success: true, data: [] },
    after: { success: true, data: [webhookEndpoint()] },
    open: 'New endpoint',
    fill: type('URL', 'https://shop.example'),
    submit: 'Create endpoint',
    write: '/webhook-endpoints',
    answer: { success: true, data: webhookEndpoint(), secret: 'the_secret' },
    shown: 'the_secret',
  },
  'a rotated webhook secret': {
    page: '/webhooks/whe_1',
    list: '/webhook-endpoints/whe_1',
    before: { success: true, data: webhookEndpoint() },
    after: { success: true, data: webhookEndpoint() },
    open: 'Rotate secret',
    submit: 'Rotate secret',
    write: '/webhook-endpoints/whe_1/rotate-secret',
    answer: { success: true, data: webhookEndpoint(), secret: 'the_secret' },
    shown: 'the_secret',
  },
};

it.each(Object.entries(creations))(
  '%s is made once: after a lost answer the next attempt sends the same request',
  async (_, creation) => {
    const [list, write] = [`GET ${merchant}${creation.list}`, `POST ${merchant}${creation.write}`];
    answer(list, creation.before);
    answer(`GET ${merchant}/webhook-endpoints/whe_1/deliveries`, cursorPage([]));
    answer(`GET ${merchant}/holders`, { success: true, data: [] });
    const user = renderApp(merchant + creation.page);
    const [open] = await screen.findAllByRole('button', { name: creation.open });
    await user.click(open ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await creation.fill?.(user);
    loseAnswer(write);
    answer(list, creation.after);
    const loads = queriesOf(list).length;
    await user.click(dialog.getByRole('button', { name: creation.submit }));
    await dialog.findByText(/^There was no answer/);
    await waitFor(() => expect(queriesOf(list).length).toBeGreaterThan(loads));
    answer(write, creation.answer, 201);
    answer(`GET ${merchant}/customers/cus_1`, {
      success: true,
      data: { customer: customer(), cards: [], rewards: [], vouchers: [], ledger: [] },
    });
    answer(`GET ${merchant}/cards`, cursorPage([]));
    await user.click(dialog.getByRole('button', { name: creation.submit }));
    expect(await screen.findByText(creation.shown)).toBeInTheDocument();
    const [[first, again], [body, bodyAgain]] = [keysOf(write), bodiesOf(write)];
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(bodyAgain).toEqual(body);
  },
);
