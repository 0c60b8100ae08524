import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/** The user comes back to the tab of the browser after more than a minute elsewhere: what is old is read again. */
export async function returnToTab(): Promise<void> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  try {
    await act(async () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      await Promise.resolve();
    });
  } finally {
    clock.mockRestore();
    focusManager.setFocused(undefined);
  }
}
