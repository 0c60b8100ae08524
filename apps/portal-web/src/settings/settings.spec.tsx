import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, bodiesOf, refuse } from '../../test/fake-api.js';
import { countedPage } from '../../test/fixtures/lists.js';
import { merchantSettings } from '../../test/fixtures/merchants.js';
import { renderApp, sessionAs } from '../../test/render-app.js';
import { returnToTab } from '../../test/return-to-tab.js';

const route = '/merchants/mer_1/settings';

async function open(settings = merchantSettings()) {
  answer(`GET ${route}`, { success: true, data: settings });
  const user = renderApp(route);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await screen.findByLabelText('Name');
  return user;
}

const previewOf = (name: string): URLSearchParams =>
  new URL(screen.getByTitle<HTMLIFrameElement>(name).src).searchParams;

it('saves all fields, an empty one as none, and shows what was stored', async () => {
  const stored = merchantSettings({ replyTo: 'hi@example.com', colour: '#2f6f4e', currencyFixed: true });
  const user = await open(stored);
  answer(`PUT ${route}`, { success: true, data: { ...stored, name: 'New Coffee', replyTo: null } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' New Coffee ' } });
  await user.clear(screen.getByLabelText('Reply-to address'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Settings saved.');
  expect(bodiesOf(`PUT ${route}`)).toEqual([
    {
      name: 'New Coffee',
      currency: 'GBP',
      timeZone: 'Europe/London',
      colour: '#2f6f4e',
      language: 'en',
      paper: 'A4',
      replyTo: null,
      terms: null,
    },
  ]);
  expect(screen.getByLabelText('Name')).toHaveValue('New Coffee');
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
});

it('takes over what a colleague saves, and does not put it back with the next save', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), ' Ltd');
  answer(`GET ${route}`, { success: true, data: merchantSettings({ colour: '#b4502d', name: 'Corner' }) });
  await returnToTab();
  await waitFor(() => expect(screen.getByLabelText('Brand colour')).toHaveValue('#b4502d'));
  answer(`PUT ${route}`, { success: true, data: merchantSettings() });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ name: 'Corner Coffee Ltd', colour: '#b4502d' }]),
  );
});

it('keeps what a colleague has saved since the page was loaded, in the fields that the user has not changed', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), ' Ltd');
  const theirs = { timeZone: 'Europe/Paris', colour: '#b4502d' };
  answer(`GET ${route}`, { success: true, data: merchantSettings(theirs) });
  answer(`PUT ${route}`, ({ body }) => ({ success: true, data: merchantSettings(body as object) }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Settings saved.');
  expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ name: 'Corner Coffee Ltd', ...theirs }]);
  expect(screen.getByLabelText('Brand colour')).toHaveValue('#b4502d');
  expect(screen.getByLabelText('Name')).toHaveValue('Corner Coffee Ltd');
});

it('says so before it replaces what a colleague has changed in the same field', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Name'), ' Ltd');
  answer(`GET ${route}`, { success: true, data: merchantSettings({ name: 'Corner Café' }) });
  answer(`PUT ${route}`, ({ body }) => ({ success: true, data: merchantSettings(body as object) }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/^A colleague has changed the name to “Corner Café” meanwhile\./)).toBeVisible();
  expect(bodiesOf(`PUT ${route}`)).toEqual([]);
  expect(screen.getByLabelText('Name')).toHaveValue('Corner Coffee Ltd');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Settings saved.');
  expect(bodiesOf(`PUT ${route}`)).toMatchObject([{ name: 'Corner Coffee Ltd' }]);
});

it('keeps what is typed during a save', async () => {
  const user = await open();
  let finish = (): void => undefined;
  answer(`PUT ${route}`, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { success: true, data: merchantSettings({ name: 'Corner Coffee Ltd' }) };
  });
  await user.type(screen.getByLabelText('Name'), ' Ltd ');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(bodiesOf(`PUT ${route}`)).toHaveLength(1));
  await user.type(screen.getByLabelText('Reply-to address'), 'hi@example.com');
  finish();
  await screen.findByText('Settings saved.');
  expect(screen.getByLabelText('Name')).toHaveValue('Corner Coffee Ltd');
  expect(screen.getByLabelText('Reply-to address')).toHaveValue('hi@example.com');
  expect(screen.getByText('These changes are not saved yet.')).toBeInTheDocument();
});

it('names each language in that language', async () => {
  const user = await open();
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  const names = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'English',
    'Deutsch',
    'Français',
    'Español',
    'Italiano',
    'Nederlands',
    'Dansk',
    'Polski',
    '日本語',
    'العربية',
  ]);
  expect(within(names[8] ?? document.body).getByText('日本語')).toHaveAttribute('lang', 'ja');
});

it('previews what is typed before it is saved, and keeps the last preview while a field is wrong', async () => {
  const user = await open();
  expect(previewOf('Preview of the e-mail').get('language')).toBe('en');
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: '日本語' }));
  await waitFor(() => expect(previewOf('Preview of the e-mail').get('language')).toBe('ja'));
  expect(screen.getByText('These changes are not saved yet.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByText('Dark'));
  expect(previewOf('Preview of the e-mail').get('scheme')).toBe('dark');
  await user.click(screen.getByText('PDF'));
  const shown = previewOf('Preview of the PDF');
  expect([shown.get('document'), shown.get('name'), shown.get('language')]).toEqual(['pdf', 'Corner Coffee', 'ja']);
  expect(screen.getByTitle('Preview of the PDF')).toHaveAttribute('sandbox', '');
  expect(bodiesOf(`PUT ${route}`)).toEqual([]);
});

it('shows why the API refused a value at its field', async () => {
  const user = await open();
  refuse(`PUT ${route}`, 400, 'invalid_field', 'replyTo must be an e-mail address.');
  await user.type(screen.getByLabelText('Reply-to address'), 'a@b.c');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Reply-to address')).toHaveAccessibleDescription(
      expect.stringContaining('This value must be an e-mail address.'),
    ),
  );
  await waitFor(() => expect(screen.getByLabelText('Reply-to address')).toHaveFocus());
});

it('takes a colour as text or from the picker, and none', async () => {
  const user = await open();
  fireEvent.change(screen.getByLabelText('Choose the brand colour'), { target: { value: '#b4502d' } });
  expect(screen.getByLabelText('Brand colour')).toHaveValue('#b4502d');
  await waitFor(() => expect(previewOf('Preview of the e-mail').get('colour')).toBe('#b4502d'));
  await user.clear(screen.getByLabelText('Brand colour'));
  await waitFor(() => expect(previewOf('Preview of the e-mail').has('colour')).toBe(false));
  await user.type(screen.getByLabelText('Brand colour'), 'red');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByLabelText('Brand colour')).toHaveAccessibleDescription(
    expect.stringContaining('Enter a colour such as #2f6f4e.'),
  );
  expect(bodiesOf(`PUT ${route}`)).toEqual([]);
});

it('says when the currency is fixed', async () => {
  await open(merchantSettings({ currencyFixed: true }));
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  expect(currency).toBeDisabled();
  expect(currency).toHaveAccessibleDescription(expect.stringContaining('You can’t change it: there are orders'));
});

describe('the logo', () => {
  const file = (size: number) => new File([new Uint8Array(size)], 'logo.png', { type: 'image/png' });
  const input = (): HTMLInputElement => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('There is no file input.');
    return found;
  };

  it('is saved when it is chosen, and shown', async () => {
    await open();
    const logo = { type: 'image/png', size: 10, sha256: 'a'.repeat(64) };
    answer(`PUT ${route}/logo`, { success: true, data: merchantSettings({ logo }) });
    fireEvent.change(input(), { target: { files: [file(10)] } });
    const picture = await screen.findByAltText<HTMLImageElement>('The present logo');
    expect(picture.src).toContain(`${route}/logo?sha256=aaaaaaaaaaaaaaaa`);
    expect(previewOf('Preview of the e-mail').get('logo')).toBe(logo.sha256);
  });

  it('that is too large is not sent', async () => {
    await open();
    fireEvent.change(input(), { target: { files: [file(262_145)] } });
    expect(await screen.findByText('The file is larger than 256 KB.')).toBeInTheDocument();
    expect(bodiesOf(`PUT ${route}/logo`)).toEqual([]);
  });

  it('can be the same file again after a failure', async () => {
    const user = await open();
    refuse(`PUT ${route}/logo`, 503, 'unavailable', 'Try again later.');
    const logo = file(10);
    for (const requests of [1, 2]) {
      await user.upload(input(), logo);
      await waitFor(() => expect(bodiesOf(`PUT ${route}/logo`)).toHaveLength(requests));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Choose logo' })).toBeEnabled());
    }
  });

  it('can be removed', async () => {
    const user = await open(merchantSettings({ logo: { type: 'image/png', size: 10, sha256: 'b'.repeat(64) } }));
    answer(`DELETE ${route}/logo`, { success: true, data: merchantSettings() });
    fireEvent.change(input(), { target: { files: [file(262_145)] } });
    expect(await screen.findByText('The file is larger than 256 KB.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(
      await screen.findByText('No logo yet. PDFs show the initials of your business name instead.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('The file is larger than 256 KB.')).toBeNull();
  });
});

it('is not for viewers', async () => {
  renderApp(route, sessionAs('viewer'));
  expect(await screen.findByText('Only admins and owners can see the settings')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
});

it('what is typed for the time zone replaces the one that is set', async () => {
  const user = await open();
  const field = screen.getByRole('combobox', { name: /Time zone/ });
  await user.click(field);
  await user.keyboard('Tokyo');
  expect(field).toHaveValue('Tokyo');
  await user.click(await screen.findByRole('option', { name: /Tokyo/ }));
  expect((field as HTMLInputElement).value).toMatch(/Tokyo/);
});

it('asks before it is left with changes, and not after they were saved', async () => {
  const user = await open();
  answer('GET /merchants/mer_1/customers', countedPage([]));
  const elsewhere = screen.getByRole('link', { name: 'Customers' });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'New Coffee' } });
  await user.click(elsewhere);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('New Coffee');
  answer(`PUT ${route}`, { success: true, data: merchantSettings({ name: 'New Coffee' }) });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Settings saved.');
  await user.click(elsewhere);
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
});
