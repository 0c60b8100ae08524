import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answer, bodiesOf, later, refuse } from '../../../test/fake-api.js';
import { customer } from '../../../test/fixtures/customers.js';
import { cursorPage } from '../../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../../test/render-app.js';
import { mayLeave } from './unsaved-changes.js';

const route = '/merchants/mer_1/customers';
beforeEach(() => {
  answer(`GET ${route}`, cursorPage([customer()]));
  answer('GET /merchants/mer_1/vouchers', {
    success: true,
    data: [],
    pagination: {
      currentPage: 1,
      totalPages: 0,
      totalItems: 0,
      itemsPerPage: 20,
      hasNextPage: false,
      hasPrevPage: false,
    },
  });
});

async function openForm() {
  const user = renderApp(route, sessionAs('staff'));
  await user.click(await screen.findByRole('button', { name: 'New customer' }));
  return { user, form: within(await screen.findByRole('dialog')) };
}

function answerCustomer(): void {
  answer(`GET ${route}/cus_1`, {
    success: true,
    data: { customer: customer(), cards: [], rewards: [], vouchers: [], ledger: [] },
  });
  answer('GET /merchants/mer_1/cards', cursorPage([]));
  answer('GET /merchants/mer_1/timeline', cursorPage([]));
}

async function signInAgain(user: UserEvent): Promise<void> {
  await screen.findByRole('heading', { name: 'Sign in' }, { timeout: 3000 });
  // What is hidden has no role.
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('status')).toHaveTextContent('Your session has ended. Sign in again to continue.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(page.getByLabelText('E-mail')).toHaveValue('ada@example.com');
  answer('POST /session', { success: true, data: sessionAs('staff') });
  await user.type(page.getByLabelText('Password'), 'my password{Enter}');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull());
  expect(bodiesOf('POST /session')).toEqual([{ email: 'ada@example.com', password: 'my password' }]);
}

it('a dialog without entries closes with Escape', async () => {
  const { user } = await openForm();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a dialog with entries asks before Escape closes it, and keeps them', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Name'), 'Grace');
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'Keep editing' }));
  expect(form.getByLabelText('Name')).toHaveValue('Grace');
  expect(form.queryByRole('alertdialog')).toBeNull();
  expect(form.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('{Escape}');
  await form.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(form.queryByRole('alertdialog')).toBeNull());
  expect(form.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a dialog whose choice was made with a button asks too', async () => {
  answer('GET /merchants/mer_1/keys', { success: true, data: [], maxActiveKeys: 10 });
  answer('GET /merchants/mer_1/failed-authentications', { success: true, data: [] });
  const user = renderApp('/merchants/mer_1/keys');
  const [open] = await screen.findAllByRole('button', { name: /^New key|^Create/ });
  await user.click(open as HTMLElement);
  const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await user.click(form.getByRole('button', { name: /^Online shop orders/ }));
  await user.keyboard('{Escape}');
  await user.click(await form.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('two presses of the button without a pause between them send once', async () => {
  refuse(`POST ${route}`, 409, 'customer_exists', 'This customer exists already.');
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com');
  const button = form.getByRole('button', { name: 'Add customer' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await form.findByText('This customer exists already.')).toBeInTheDocument();
  expect(bodiesOf(`POST ${route}`)).toHaveLength(1);
  await user.click(button);
  await waitFor(() => expect(bodiesOf(`POST ${route}`)).toHaveLength(2));
});

it('Cancel closes a dialog with entries without asking', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Name'), 'Grace');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a dialog whose form was sent stays open until the answer, and says it', async () => {
  const added = later({ success: true, data: customer() });
  answer(`POST ${route}`, added.answer, 201);
  const { user, form } = await openForm();
  const cancel = form.getByRole('button', { name: 'Cancel' });
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
  await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
  expect(cancel.closest('form')).toHaveAttribute('aria-busy', 'true');
  await user.click(cancel);
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(form.queryByRole('alertdialog')).toBeNull();
  answerCustomer();
  added.send();
  expect(await screen.findByText('Customer added.')).toBeInTheDocument();
});

describe('leaving the page while a form waits for its answer', () => {
  const leave = (user: UserEvent) => user.click(screen.getByRole('link', { name: 'Vouchers', hidden: true }));

  async function send() {
    const added = later({ success: true, data: customer() });
    answer(`POST ${route}`, added.answer, 201);
    const { user, form } = await openForm();
    await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
    await waitFor(() => expect(bodiesOf(`POST ${route}`)).toHaveLength(1));
    await leave(user);
    const question = within(await form.findByRole('alertdialog', { name: /^Wait for the answer\?/ }));
    return { user, form, question, added };
  }

  it('asks, and stays without an answer to the question when the outcome is there', async () => {
    const { added } = await send();
    answerCustomer();
    added.send();
    expect(await screen.findByText('Customer added.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('keeps the dialog, which says why it was refused', async () => {
    const { user, form, question, added } = await send();
    await user.click(question.getByRole('button', { name: 'Wait' }));
    expect(form.queryByRole('alertdialog')).toBeNull();
    await leave(user);
    await form.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form.queryByRole('alertdialog')).toBeNull());
    await leave(user);
    await form.findByRole('alertdialog');
    added.lose();
    expect(await form.findByText(/^There was no answer/)).toBeInTheDocument();
    await waitFor(() => expect(form.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'Customers', hidden: true })).toBeInTheDocument();
  });

  it('leaves only where that is chosen', async () => {
    const { user, question } = await send();
    await user.click(question.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vouchers' })).toBeInTheDocument();
  });
});

it('a dialog whose form gets no answer can be closed after a time limit', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer(`POST ${route}`, later({}).answer);
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
  await waitFor(() => expect(bodiesOf(`POST ${route}`)).toHaveLength(1));
  act(() => limit.abort(new DOMException('', 'TimeoutError')));
  expect(await form.findByText(/^There was no answer\. This may have been done/)).toBeInTheDocument();
  expect(timeout).toHaveBeenCalledWith(45_000);
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  timeout.mockRestore();
});

it('what was refused at a field is asked about before another page opens', async () => {
  refuse(`POST ${route}`, 400, 'invalid_request', 'email must be an e-mail address.');
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
  await waitFor(() => expect(form.getByLabelText('E-mail')).toBeInvalid());
  await act(async () => void mayLeave());
  expect(await form.findByRole('button', { name: 'Keep editing' })).toBeInTheDocument();
});

it('what was saved may be left: no question after the answer', async () => {
  answer(`POST ${route}`, { success: true, data: customer() }, 201);
  answerCustomer();
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a page with a changed form asks before another page opens', async () => {
  answer('GET /account/sessions', { success: true, data: [] });
  const user = renderApp('/account', sessionAs('staff'));
  const name = await screen.findByLabelText('Your name');
  await user.type(name, ' Byron');
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada Byron');
  expect(screen.getByRole('link', { name: 'Customers' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await screen.findByRole('button', { name: 'Discard' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Customers' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Customers' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeInTheDocument();
});

it('a session that ends while a form has changes asks for the password, and the form is still there', async () => {
  answer('GET /account/sessions', { success: true, data: [] });
  const user = renderApp('/account', sessionAs('staff'));
  const ended = { code: 401, message: 'Sign in.', error: 'session_required' };
  // The answer is delayed, as over a network: the page shows first that it saves.
  answer('PATCH /account', () => new Promise((resolve) => setTimeout(() => resolve(ended), 50)), 401);
  await user.type(await screen.findByLabelText('Current password'), 'half of it');
  await user.type(screen.getByLabelText('Your name'), ' Byron{Enter}');
  await signInAgain(user);
  expect(await screen.findByLabelText('Your name')).toHaveValue('Ada Byron');
  expect(screen.getByLabelText('Current password')).toHaveValue('half of it');
});

it('a session that ends while a dialog has entries asks for the password, and hides the dialog until then', async () => {
  refuse(`POST ${route}`, 401, 'session_required', 'Sign in.');
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
  await signInAgain(user);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('E-mail')).toHaveValue('grace@example.com');
  expect(dialog.getByRole('alert')).toHaveTextContent('You are signed in again. Nothing was saved yet: try again.');
  await user.click(dialog.getByRole('button', { name: 'Add customer' }));
  await waitFor(() => expect(bodiesOf(`POST ${route}`)).toHaveLength(2));
  expect(bodiesOf(`POST ${route}`)[1]).toMatchObject({ email: 'grace@example.com' });
});

it('another account begins at the sign-in page, without what was entered', async () => {
  refuse(`POST ${route}`, 401, 'session_required', 'Sign in.');
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('E-mail'), 'grace@example.com{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Use another account' }));
  expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('signing out asks before the session ends', async () => {
  answer('GET /account/sessions', { success: true, data: [] });
  answer('DELETE /session', { success: true });
  const user = renderApp('/account', sessionAs('staff'));
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: /Open user menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  };
  await user.type(await screen.findByLabelText('Your name'), ' Byron');
  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada Byron');
  expect(bodiesOf('DELETE /session')).toEqual([]);
  await signOut();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(bodiesOf('DELETE /session')).toHaveLength(1);
  expect(screen.queryByText(/^Your session has ended/)).toBeNull();
});
