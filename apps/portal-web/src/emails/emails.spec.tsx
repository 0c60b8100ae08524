import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, queriesOf, refuse } from '../../test/fake-api.js';
import { cursorPage } from '../../test/fixtures/lists.js';
import { email, voucher } from '../../test/fixtures/vouchers.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const merchant = '/merchants/mer_1';
const route = `${merchant}/vouchers/vch_1`;

async function openVoucher(emails: readonly object[]) {
  answer(`GET ${merchant}/timeline`, cursorPage([]));
  answer(`GET ${merchant}/emails`, cursorPage(emails));
  answer(`GET ${route}`, { success: true, data: { ...voucher({ status: 'active' }), ledger: [], holds: [] } });
  const user = renderApp(route, sessionAs('staff'));
  await screen.findByRole('heading', { name: 'E-mails' });
  return user;
}

it('the page of a voucher says what became of each e-mail', async () => {
  await openVoucher([
    email({ status: 'failed', attempts: 8, reason: 'Error EENVELOPE 550', response: '550 5.1.1 No such user' }),
    email({ id: 'eml_2', messageId: '<1@mail.example>', response: '250 OK: queued as 4F2A' }),
    email({ id: 'eml_3', status: 'not_sent', reason: 'voucher_cancelled', attempts: 0 }),
  ]);
  const table = within(await screen.findByRole('table', { name: 'E-mails' }));
  for (const text of ['550 5.1.1 No such user', '<1@mail.example>', '250 OK: queued as 4F2A']) {
    expect(table.getByText(text)).toBeInTheDocument();
  }
  expect(table.getByText('Sent')).toBeInTheDocument();
  expect(table.getByText(/Last answer, after 8 attempts/)).toBeInTheDocument();
  expect(table.getByText('Not sent: voucher cancelled.')).toBeInTheDocument();
  expect(queriesOf(`GET ${merchant}/emails`)[0]?.get('subjectId')).toBe('vch_1');
});

it('a voucher is sent after a look at it, and to another address if that is wrong', async () => {
  answer(`POST ${route}/send`, { success: true, message: 'The voucher e-mail is queued.' });
  const user = await openVoucher([]);
  expect(await screen.findByText('No e-mail in the last 90 days.')).toBeInTheDocument();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Send by e-mail' }));
    return within(await screen.findByRole('dialog', { name: 'Send voucher by e-mail' }));
  };
  const dialog = await open();
  expect(dialog.getByLabelText('To')).toHaveValue('grace@example.com');
  expect(dialog.getByTitle('Preview of the e-mail')).toHaveAttribute('src', `/v1/portal${route}/email`);
  await user.click(dialog.getByRole('button', { name: 'Send e-mail' }));
  await waitFor(() => expect(bodiesOf(`POST ${route}/send`)).toEqual([{}]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open();
  await user.clear(again.getByLabelText('To'));
  await user.type(again.getByLabelText('To'), 'nobody');
  await user.click(again.getByRole('button', { name: 'Send e-mail' }));
  expect(again.getByText('Enter an e-mail address.')).toBeInTheDocument();
  await user.type(again.getByLabelText('To'), '@example.com');
  expect(again.getByText(/becomes the recipient of the voucher/)).toBeInTheDocument();
  refuse(`POST ${route}/send`, 429, 'rate_limited', 'More than 3 e-mails of one voucher within an hour.');
  await user.click(again.getByRole('button', { name: 'Send e-mail' }));
  expect(await again.findByText(/More than 3 e-mails/)).toBeInTheDocument();
  expect(bodiesOf(`POST ${route}/send`)[1]).toEqual({ recipientEmail: 'nobody@example.com' });
});

it('the list of e-mails has its filter in the address', async () => {
  answer(`GET ${merchant}/emails`, cursorPage([]));
  const user = renderApp(`${merchant}/emails?status=failed`, sessionAs('viewer'));
  expect(await screen.findByText('No e-mail failed')).toBeInTheDocument();
  answer(`GET ${merchant}/emails`, cursorPage([email()]));
  await user.click(screen.getByRole('button', { name: 'Show all e-mails' }));
  const link = await screen.findByRole('link', { name: 'Voucher' });
  expect(link).toHaveAttribute('href', route);
  expect(queriesOf(`GET ${merchant}/emails`).map((query) => query.get('status'))).toEqual(['failed', null]);
});

it('an invitation is sent again to another address', async () => {
  const invitation = { id: 'inv_1', email: 'grcae@example.com', role: 'admin', status: 'open' };
  const times = { createdAt: '2026-11-17T10:00:00Z', expiresAt: '2026-11-24T10:00:00Z' };
  answer(`GET ${merchant}/staff`, { success: true, data: [] });
  answer(`GET ${merchant}/second-factor`, { success: true, data: { required: false } });
  answer(`GET ${merchant}/invitations`, { success: true, data: [{ ...invitation, ...times }] });
  answer(`GET ${merchant}/emails`, cursorPage([email({ kind: 'invitation', subjectId: 'inv_1', response: '550 No' })]));
  answer(`POST ${merchant}/invitations/inv_1/send`, { success: true, data: invitation });
  const user = renderApp(`${merchant}/team`, sessionAs('owner'));
  await user.click(await screen.findByRole('button', { name: 'E-mails of the invitation to grcae@example.com' }));
  const emails = within(await screen.findByRole('dialog', { name: 'E-mails to grcae@example.com' }));
  expect(await emails.findByText('550 No')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Resend invitation to grcae@example.com' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send invitation again' }));
  await user.clear(dialog.getByLabelText('To'));
  await user.type(dialog.getByLabelText('To'), 'grace@example.com');
  expect(dialog.getByText(/The link in the earlier invitation stops working/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send e-mail' }));
  expect(await screen.findByText('Invitation sent again to grace@example.com.')).toBeInTheDocument();
  expect(bodiesOf(`POST ${merchant}/invitations/inv_1/send`)).toEqual([{ email: 'grace@example.com' }]);
});
