import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { voucherTemplate } from '../../test/fixtures/vouchers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const templates = '/merchants/mer_1/voucher-templates';

async function openTemplates(role: 'admin' | 'viewer' = 'admin', template: Parameters<typeof voucherTemplate>[0] = {}) {
  answer(`GET ${templates}`, cursorPage([voucherTemplate(template)]));
  const user = renderApp('/merchants/mer_1/programme/vouchers', sessionAs(role));
  await screen.findByRole('table', { name: 'Voucher templates' });
  return user;
}

it('a template whose amount is chosen when issued is sent with its bounds and no fixed value', async () => {
  refuse(`POST ${templates}`, 409, 'external_id_taken', 'externalId is used by another template.');
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(dialog.getByLabelText('Title'), 'Gift card');
  await user.click(dialog.getByLabelText('Amount chosen when issued'));
  await user.type(dialog.getByLabelText('Minimum value'), '5');
  await user.type(dialog.getByLabelText('Maximum value'), '100');
  await user.clear(dialog.getByLabelText('Expires after (days)'));
  await user.click(dialog.getByRole('button', { name: 'Use your own ID' }));
  await user.type(await dialog.findByLabelText('Your own ID'), 'gift-1');
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  const externalId = dialog.getByLabelText('Your own ID');
  await waitFor(() =>
    expect(externalId).toHaveAccessibleDescription(expect.stringContaining('This value is used by another template.')),
  );
  expect(bodiesOf(`POST ${templates}`)).toEqual([
    {
      title: 'Gift card',
      type: 'monetary',
      currency: 'GBP',
      allowPartialRedemption: true,
      minValue: 5,
      maxValue: 100,
      expiryDays: null,
      activationDelayDays: 0,
      terms: null,
      externalId: 'gift-1',
    },
  ]);
});

it('a maximum below the minimum is refused before anything is sent', async () => {
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(dialog.getByLabelText('Title'), 'Gift card');
  await user.click(dialog.getByLabelText('Amount chosen when issued'));
  await user.type(dialog.getByLabelText('Minimum value'), '10');
  await user.type(dialog.getByLabelText('Maximum value'), '5');
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  expect(dialog.getByLabelText('Maximum value')).toHaveAccessibleDescription(
    expect.stringContaining('It must not be below the minimum value.'),
  );
  expect(bodiesOf(`POST ${templates}`)).toEqual([]);
});

it('an activation after the expiry is refused before anything is sent', async () => {
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(dialog.getByLabelText('Title'), 'Gift card');
  await user.type(dialog.getByLabelText('Value'), '10');
  await user.clear(dialog.getByLabelText('Expires after (days)'));
  await user.type(dialog.getByLabelText('Expires after (days)'), '5');
  await user.type(dialog.getByLabelText('Active after (days)'), '9');
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  expect(dialog.getByLabelText('Active after (days)')).toHaveAccessibleDescription(
    expect.stringContaining('Vouchers would expire before they are active.'),
  );
  expect(bodiesOf(`POST ${templates}`)).toEqual([]);
});

it('type and currency of an existing template are fixed, and only what was changed is sent', async () => {
  answer(`PATCH ${templates}/vt_1`, { success: true, data: voucherTemplate() });
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'Edit Gift voucher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  expect(dialog.getByLabelText('Amount chosen when issued')).toBeDisabled();
  expect(dialog.getByRole('combobox', { name: 'Currency' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Terms'), 'Not for cash.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved.')).toBeInTheDocument();
  expect(bodiesOf(`PATCH ${templates}/vt_1`)).toEqual([{ terms: 'Not for cash.' }]);
});

it('a template that activates after it expires, from the API, can be renamed', async () => {
  answer(`PATCH ${templates}/vt_1`, { success: true, data: voucherTemplate() });
  const user = await openTemplates('admin', { expiryDays: 5, activationDelayDays: 9 });
  await user.click(screen.getByRole('button', { name: 'Edit Gift voucher' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  await user.type(dialog.getByLabelText('Title'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved.')).toBeInTheDocument();
  expect(bodiesOf(`PATCH ${templates}/vt_1`)).toEqual([{ title: 'Gift voucher 2' }]);
});

it('terms and descriptions may be as long as the API takes them', async () => {
  const text = 'x'.repeat(2000);
  const rewards = '/merchants/mer_1/reward-templates';
  answer(`GET ${rewards}`, cursorPage([]));
  answer(`PATCH ${templates}/vt_1`, { success: true, data: voucherTemplate() });
  answer(`POST ${rewards}`, { success: true, data: {} }, 201);
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'Edit Gift voucher' }));
  await user.click(await screen.findByLabelText('Terms'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodiesOf(`PATCH ${templates}/vt_1`)).toEqual([{ terms: text }]));

  await user.click(screen.getByRole('link', { name: 'Rewards' }));
  await user.click(await screen.findByRole('button', { name: 'New reward' }));
  await user.type(await screen.findByLabelText('Title'), 'Coffee');
  await user.click(screen.getByLabelText('Description'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Create reward' }));
  await waitFor(() => expect(bodiesOf(`POST ${rewards}`)).toMatchObject([{ description: text }]));
});

it('deactivating says what will stop, and sends only that', async () => {
  answer(`PATCH ${templates}/vt_1`, { success: true, data: voucherTemplate({ active: false }) });
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'Actions for Gift voucher' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Gift voucher?' }));
  expect(dialog.getByText(/No new vouchers can be issued from it/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Gift voucher is now inactive.')).toBeInTheDocument();
  expect(bodiesOf(`PATCH ${templates}/vt_1`)).toEqual([{ active: false }]);
});

it('a dialog that a menu opened returns the focus to the button of the menu', async () => {
  const user = await openTemplates();
  const actions = screen.getByRole('button', { name: 'Actions for Gift voucher' });
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  expect(dialog.getByLabelText('Title')).toHaveValue('Gift voucher (copy)');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(actions).toHaveFocus());
});

it('a row has the buttons Edit and Actions, which copies the ID and says so', async () => {
  const user = await openTemplates();
  const buttons = within(screen.getByRole('table')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Edit', 'Actions']);
  await user.click(screen.getByRole('button', { name: 'Actions for Gift voucher' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy ID' }));
  expect(await screen.findByText('ID copied.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(voucherTemplate().externalId);
});

it('each tab has its own title in the browser', async () => {
  answer('GET /merchants/mer_1/locations', cursorPage([]));
  const user = await openTemplates();
  expect(document.title).toBe('Voucher templates · Programme · Bean & Co · Loyalty Rewards');
  await user.click(screen.getByRole('link', { name: 'Locations' }));
  await waitFor(() => expect(document.title).toBe('Locations · Programme · Bean & Co · Loyalty Rewards'));
});

it('a viewer reads the programme and has no button to change it', async () => {
  await openTemplates('viewer');
  expect(screen.getByText('You can view the programme. Only admins and owners can change it.')).toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('button')).toEqual([]);
});

const cards = '/merchants/mer_1/cards';

it('points of a card expire as its form says, and stamps have no such field', async () => {
  answer(`GET ${cards}`, cursorPage([]));
  answer('GET /merchants/mer_1/reward-templates', cursorPage([]));
  answer(`POST ${cards}`, { success: true, data: {} });
  const user = renderApp('/merchants/mer_1/programme', sessionAs('admin'));
  await user.click(await screen.findByRole('button', { name: 'New card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New card' }));
  await user.type(dialog.getByLabelText('Title'), 'Points');
  expect(dialog.queryByLabelText('Points expire')).toBeNull();
  await user.click(dialog.getByLabelText('Points'));
  await user.click(dialog.getByLabelText('No limit'));
  await user.click(dialog.getByRole('combobox', { name: 'Points expire' }));
  await user.click(await screen.findByRole('option', { name: /without earning or spending points/ }));
  const months = dialog.getByLabelText('Months');
  await user.clear(months);
  await user.click(dialog.getByRole('button', { name: 'Create card' }));
  expect(months).toHaveAccessibleDescription(expect.stringContaining('Enter 1 to 120 months.'));
  await user.type(months, '6');
  await user.click(dialog.getByRole('button', { name: 'Create card' }));
  await waitFor(() =>
    expect(bodiesOf(`POST ${cards}`)).toMatchObject([
      { type: 'points', openEnded: true, pointsExpiry: { inactiveMonths: 6 } },
    ]),
  );
});

it('a reward within the form of a card has a Cancel of its own', async () => {
  answer(`GET ${cards}`, cursorPage([]));
  answer('GET /merchants/mer_1/reward-templates', cursorPage([]));
  const user = renderApp('/merchants/mer_1/programme', sessionAs('admin'));
  await user.click(await screen.findByRole('button', { name: 'New card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New card' }));
  await user.click(dialog.getByRole('button', { name: 'Create new reward' }));
  const cancel = dialog.getByRole('button', { name: 'Cancel the new reward' });
  expect(cancel).toHaveTextContent(/^Cancel$/);
  await user.click(cancel);
  expect(dialog.getByRole('button', { name: 'Create new reward' })).toBeVisible();
});

it('a button that only opens a part of the form is no entry: Escape closes the dialog without a question', async () => {
  const user = await openTemplates();
  await user.click(screen.getByRole('button', { name: 'Edit Gift voucher' }));
  await user.click(await screen.findByRole('button', { name: /your own ID$/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
