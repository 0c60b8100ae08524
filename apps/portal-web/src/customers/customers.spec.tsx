import { screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, queriesOf, refuse } from '../../test/fake-api.js';
import { customer } from '../../test/fixtures/customers.js';
import { countedPage, cursorPage } from '../../test/fixtures/lists.js';
import { renderApp, sessionAs } from '../../test/render-app.js';

const route = '/merchants/mer_1/customers';

it('a list shows balances, the last order and numbers with separators, and opens the next page', async () => {
  const balances = [
    { title: 'Coffee', type: 'stamp', balance: 1 },
    { title: 'Club', type: 'points', balance: 2_500 },
  ] as const;
  const lastOrder = { id: 'ord_1', orderNumber: '7', createdAt: new Date(Date.now() - 7_200_000).toISOString() };
  const page = (more: object, nextCursor: string | null) =>
    countedPage([customer({ balances: [], lastOrder: null, ...more } as object)], nextCursor);
  answer(`GET ${route}`, ({ query }) =>
    query.includes('cursor=next')
      ? page({ id: 'cus_2', name: 'Alan Turing' }, null)
      : page({ balances, lastOrder }, 'next'),
  );
  const user = renderApp(route);
  const table = within(await screen.findByRole('table', { name: 'Customers' }));
  for (const text of ['1,200', '1 stamp', '2,500 points']) expect(table.getByText(text)).toBeInTheDocument();
  expect(table.getByRole('link', { name: '2 hours ago' })).toHaveAttribute('href', '/merchants/mer_1/orders/ord_1');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Alan Turing' })).toBeInTheDocument();
  expect(screen.getByText('No card')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Grace Hopper' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('the address has the search, and the export what is shown', async () => {
  answer(`GET ${route}`, countedPage([]));
  renderApp(`${route}?search=ada&from=2026-07-01&sort=oldest`);
  expect(await screen.findByRole('searchbox', { name: 'Name or e-mail' })).toHaveValue('ada');
  const filters = { search: 'ada', sort: 'oldest', from: '2026-06-30T23:00:00.000Z' };
  expect(Object.fromEntries(queriesOf(`GET ${route}`).at(-1) ?? [])).toEqual({ ...filters, limit: '25' });
  const href = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '';
  expect(href.split('?')[0]).toBe('/v1/portal/merchants/mer_1/exports/customers.csv');
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual(filters);
});

it('a day of a year before 1000 is no filter', async () => {
  answer(`GET ${route}`, countedPage([]));
  renderApp(`${route}?from=0202-07-01&to=2026-07-01`);
  await screen.findByRole('searchbox', { name: 'Name or e-mail' });
  expect(Object.fromEntries(queriesOf(`GET ${route}`).at(-1) ?? [])).toEqual({
    to: '2026-07-01T22:59:59.999Z',
    limit: '25',
  });
});

it('an empty list says how customers are added; an empty search names the text', async () => {
  answer(`GET ${route}`, cursorPage([]));
  const user = renderApp(route);
  expect(await screen.findByText('No customers yet')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Name or e-mail' }), 'zoe');
  expect(await screen.findByText('No name or e-mail contains “zoe”.')).toBeInTheDocument();
});

it('an empty search within days says that both leave customers out, and can be cleared', async () => {
  answer(`GET ${route}`, cursorPage([]));
  const user = renderApp(`${route}?search=zoe&from=2026-07-01`);
  const found = await screen.findByText(/^No name or e-mail contains “zoe”\./);
  expect(found).toHaveTextContent('Only customers created on the days above are listed.');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No customers yet')).toBeInTheDocument();
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
    expect(email).toHaveAccessibleDescription(
      expect.stringContaining('Another customer has this e-mail address already.'),
    ),
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

it('an import sends the text as CSV, and names every row and column with an error', async () => {
  answer('GET /merchants/mer_1/cards', cursorPage([]));
  answer(
    `POST ${route}/import`,
    {
      code: 400,
      error: 'invalid_rows',
      message: 'Some rows are invalid.',
      rows: [
        { row: 2, email: 'nope', column: 'email', message: 'email must be an e-mail address.' },
        { row: 3, email: 'x', column: null, message: 'The row has 2 values instead of 3.' },
      ],
    },
    400,
  );
  const user = renderApp(`${route}/import`);
  await user.click(await screen.findByLabelText('Or paste the rows'));
  await user.paste('email,name,externalId\na@example.com,A,\nnope,B,\n');
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  const table = within(await screen.findByRole('table', { name: 'Rows with errors' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/Row 2.*Columnemail/);
  expect(rows[2]).toMatch(/Row 3.*The whole row/);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was imported');
  expect(bodiesOf(`POST ${route}/import`)).toEqual(['email,name,externalId\na@example.com,A,\nnope,B,\n']);
});

it('of many rows with errors the first 500 are listed', async () => {
  answer('GET /merchants/mer_1/cards', cursorPage([]));
  const bad = { email: 'nope', column: 'email', message: 'email must be an e-mail address.' };
  const rows = Array.from({ length: 1_001 }, (_, at) => ({ ...bad, row: at + 1 }));
  answer(`POST ${route}/import`, { code: 400, error: 'import_invalid', message: 'Bad rows.', rows }, 400);
  const user = renderApp(`${route}/import`);
  await user.click(await screen.findByLabelText('Or paste the rows'));
  await user.paste('email\nnope\n');
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  const table = await screen.findByRole('table', { name: 'Rows with errors' });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(500);
  expect(screen.getByText('The first 500 of 1,001 rows.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Correct 1,001 rows');
});

describe('the file of an import', () => {
  // jsdom has no arrayBuffer() of files.
  const file = (bytes: Uint8Array<ArrayBuffer>) =>
    Object.assign(new File([bytes], 'customers.csv', { type: 'text/csv' }), {
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    });

  async function open() {
    answer('GET /merchants/mer_1/cards', cursorPage([]));
    answer(`POST ${route}/import`, { success: true, data: [], totals: { rows: 1, created: 1, exists: 0 } });
    const user = renderApp(`${route}/import`);
    const rows = await screen.findByLabelText('Or paste the rows');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    return { user, rows, input };
  }

  it('in UTF-16 is read as a spreadsheet saves it', async () => {
    const { user, input } = await open();
    const text = 'E-Mail\tName\r\na@example.com\tZo\u00eb\r\n';
    const units = new Uint16Array([0xfeff, ...[...text].map((letter) => letter.charCodeAt(0))]);
    await user.upload(input, file(new Uint8Array(units.buffer)));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    await waitFor(() => expect(bodiesOf(`POST ${route}/import`)).toEqual([text]));
  });

  it('in another encoding is not read, and the user is told what to do', async () => {
    const { user, rows, input } = await open();
    const windows1252 = [...'email,name\na@example.com,Müller\n'].map((letter) => letter.charCodeAt(0));
    await user.upload(input, file(new Uint8Array(windows1252)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Save it as “CSV UTF-8”');
    expect(rows).toHaveValue('');
    await user.upload(input, file(new TextEncoder().encode('\ufeffemail,name\na@example.com,Müller\n')));
    await waitFor(() => expect(rows).toHaveValue('email,name\na@example.com,Müller\n'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces the one before also where it can’t be read', async () => {
    const { user, rows, input } = await open();
    await user.upload(input, file(new TextEncoder().encode('email\na@example.com\n')));
    await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    expect(await screen.findByText('1 customer added')).toBeInTheDocument();
    await user.upload(input, file(new Uint8Array([0x65, 0xfc, 0x0a])));
    expect(await screen.findByRole('alert')).toHaveTextContent('The file can’t be read.');
    expect(rows).toHaveValue('');
    expect(screen.queryByText('1 customer added')).toBeNull();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it.each([
    ['of 10,001 rows', `email\n${'a@b.example\n'.repeat(10_001)}`, '10,000 rows'],
    ['of more than 1 MB', `email,name\na@b.example,${'é'.repeat(600_000)}\n`, '1 MB'],
  ])('%s is not sent: the limit is told', async (_, text, limit) => {
    const { user, rows, input } = await open();
    await user.upload(input, file(new TextEncoder().encode(text)));
    expect(await screen.findByRole('alert')).toHaveTextContent(limit);
    expect(screen.getByRole('alert')).toHaveTextContent('Split the file');
    expect(rows).toHaveValue('');
  });

  it('of many megabytes is not even read', async () => {
    const { user, input } = await open();
    const large = file(new Uint8Array(3_000_000));
    large.arrayBuffer = () => Promise.reject(new Error('It was read.'));
    await user.upload(input, large);
    expect(await screen.findByRole('alert')).toHaveTextContent('Split the file');
  });

  it('can have no rows, which is said', async () => {
    const { user, input } = await open();
    answer(`POST ${route}/import`, { success: true, data: [], totals: { rows: 0, created: 0, exists: 0 } });
    await user.upload(input, file(new TextEncoder().encode('email\n')));
    const button = await screen.findByRole('button', { name: 'Import' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('The file has no rows')).toBeInTheDocument();
    expect(screen.queryByText(/All rows were imported/)).toBeNull();
  });

  it('can be the same one again, once it was corrected', async () => {
    const { user, rows, input } = await open();
    const csv = file(new TextEncoder().encode('email\na@example.com\n'));
    await user.upload(input, csv);
    await waitFor(() => expect(rows).toHaveValue('email\na@example.com\n'));
    csv.arrayBuffer = () => Promise.resolve(new TextEncoder().encode('email\nb@example.com\n').buffer);
    await user.upload(input, csv);
    await waitFor(() => expect(rows).toHaveValue('email\nb@example.com\n'));
  });
});

it('the template to download has a column for each card that new customers get', async () => {
  const card = { id: 'card_1', type: 'stamp', active: true, autoEnrol: true };
  answer(
    'GET /merchants/mer_1/cards',
    cursorPage([card, { ...card, id: 'card_2', type: 'points' }, { ...card, id: 'card_3', active: false }]),
  );
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:template';
  };
  URL.revokeObjectURL = () => undefined;
  const user = renderApp(`${route}/import`);
  const button = await screen.findByRole('button', { name: 'Download template' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const [template] = saved;
  const bytes = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    if (template) reader.readAsText(template);
  });
  expect(bytes).toBe(
    'email,name,externalId,stamps:card_1,points:card_2\r\nada@example.com,Ada Lovelace,shop-4711,0,0\r\n',
  );
});

it('the page of the import tells a staff member whom to ask', async () => {
  renderApp(`${route}/import`, sessionAs('staff'));
  expect(await screen.findByText('Ask an admin or owner to import.')).toBeInTheDocument();
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
