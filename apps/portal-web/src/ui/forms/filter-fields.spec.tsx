import { MantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Filters, FilterText } from './filter-fields.js';

/** A filter whose address takes effect when the test says so, as where the page is slow. */
function renderFilter(type: 'date' | 'search' = 'search') {
  const reported: string[] = [];
  let setAddress: (value: string) => void = () => undefined;
  const Filter = () => {
    const [value, setValue] = useState('');
    setAddress = setValue;
    return (
      <Filters onClear={value === '' ? undefined : () => setValue('')}>
        <FilterText label="Name" type={type} value={value} onChange={(text) => reported.push(text)} />
      </Filters>
    );
  };
  const router = createRouter({
    routeTree: createRootRoute({ component: Filter }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { reported, user: userEvent.setup(), address: (value: string) => act(() => setAddress(value)) };
}

it('what is typed while the address changes is kept, and takes effect after it', async () => {
  const { reported, user, address } = renderFilter();
  const field = await screen.findByLabelText('Name');
  await user.type(field, 'zo');
  await waitFor(() => expect(reported).toEqual(['zo']));
  await user.type(field, 'e');
  address('zo');
  expect(field).toHaveValue('zoe');
  await waitFor(() => expect(reported).toEqual(['zo', 'zoe']));
  address('zoe');
  expect(field).toHaveValue('zoe');
});

it('another address, such as that of the Back button, is shown', async () => {
  const { reported, user, address } = renderFilter();
  const field = await screen.findByLabelText('Name');
  await user.type(field, 'zoe');
  await waitFor(() => expect(reported).toEqual(['zoe']));
  address('zoe');
  address('ada');
  expect(field).toHaveValue('ada');
});

it('what was typed a moment before all filters are cleared becomes none, and the focus stays at the filters', async () => {
  const { reported, user, address } = renderFilter();
  await screen.findByLabelText('Name');
  address('zoe');
  await user.type(screen.getByLabelText('Name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByRole('group', { name: 'Filters' })).toHaveFocus();
  await user.type(screen.getByLabelText('Name'), 'ada');
  await waitFor(() => expect(reported).toEqual(['ada']));
});

it('a year takes effect once it is typed to its end', async () => {
  const { reported, address } = renderFilter('date');
  const field = await screen.findByLabelText('Name');
  address('2026-11-20');
  jest.useFakeTimers();
  for (const value of ['0020-11-20', '2025-11-20']) {
    fireEvent.change(field, { target: { value } });
    act(() => void jest.advanceTimersByTime(1_000));
    expect(field).toHaveValue(value);
  }
  jest.useRealTimers();
  expect(reported).toEqual(['2025-11-20']);
});
