import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { cursorPage, customer } from '../../test/fixtures.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/customers';

it('a list shows numbers with separators, and loads the next page on request', async () => {
  answer(`GET ${route}`, {
    success: true,
    data: [customer()],
    pagination: { hasMore: true, nextCursor: 'next' },
  });
  const user = renderApp(route);
  const table = await screen.findByRole('table', { name: 'Customers' });
  expect(within(table).getByText('1,200')).toBeInTheDocument();
  answer(`GET ${route}`, cursorPage([customer({ id: 'cus_2', name: 'Alan Turing' })]));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Alan Turing' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Grace Hopper' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('an empty list says how customers are added; an empty search names the text', async () => {
  answer(`GET ${route}`, cursorPage([]));
  const user = renderApp(route);
  expect(await screen.findByText('No customers yet')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'zoe');
  expect(await screen.findByText('No name or e-mail contains “zoe”.')).toBeInTheDocument();
});

it('a new customer is sent without the fields that are empty', async () => {
  answer(`GET ${route}`, cursorPage([]));
  refuse(`POST ${route}`, 409, 'email_taken', 'email is used by another customer.');
  const user = renderApp(route);
  await user.click(await screen.findByRole('button', { name: 'New customer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
  await user.type(dialog.getByLabelText('E-mail'), ' grace@example.com ');
  await user.click(dialog.getByRole('button', { name: 'Add customer' }));
  const email = dialog.getByLabelText('E-mail');
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(expect.stringContaining('This value is used by another customer.')),
  );
  expect(bodiesOf(`POST ${route}`)).toEqual([{ email: 'grace@example.com' }]);
});

it('a dialog is closed by Escape, and the focus returns to its button', async () => {
  answer(`GET ${route}`, cursorPage([]));
  const user = renderApp(route);
  const button = await screen.findByRole('button', { name: 'New customer' });
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

it('an import sends the text as CSV, and names every row with an error', async () => {
  answer(
    `POST ${route}/import`,
    {
      ...{ code: 400, error: 'invalid_rows', message: 'Some rows are invalid.' },
      rows: [{ row: 2, email: 'nope', message: 'email must be an e-mail address.' }],
    },
    400,
  );
  const user = renderApp(`${route}/import`);
  await user.click(await screen.findByLabelText('Or paste the rows'));
  await user.paste('email,name,externalId\na@example.com,A,\nnope,B,\n');
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  const table = within(await screen.findByRole('table', { name: 'Rows with errors' }));
  expect(table.getByText('Row 2')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was imported');
  expect(bodiesOf(`POST ${route}/import`)).toEqual(['email,name,externalId\na@example.com,A,\nnope,B,\n']);
});

it('a staff member adds customers and does not import', async () => {
  answer(`GET ${route}`, cursorPage([customer()]));
  renderApp(route, sessionAs('staff'));
  expect(await screen.findByRole('button', { name: 'New customer' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
});

it('a viewer can neither add nor import customers', async () => {
  answer(`GET ${route}`, cursorPage([customer()]));
  renderApp(route, sessionAs('viewer'));
  await screen.findByRole('link', { name: 'Grace Hopper' });
  expect(screen.queryByRole('button', { name: 'New customer' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull();
});
