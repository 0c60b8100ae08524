import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionButton } from './action-button.js';

function renderForm(loading: boolean) {
  const pressed = jest.fn();
  const submitted = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <MantineProvider env="test">
      <form onSubmit={submitted}>
        <input aria-label="Name" />
        <ActionButton type="submit" loading={loading} onClick={pressed}>
          Save
        </ActionButton>
      </form>
    </MantineProvider>,
  );
  return { pressed, submitted };
}

async function pressAll(): Promise<void> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
}

it('a button that sends something can keep the focus meanwhile, and neither a click nor Enter sends it again', async () => {
  const { pressed, submitted } = renderForm(true);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await pressAll();
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

it('otherwise each of them sends it', async () => {
  const { pressed, submitted } = renderForm(false);
  await pressAll();
  expect(pressed).toHaveBeenCalledTimes(3);
  expect(submitted).toHaveBeenCalledTimes(3);
});
