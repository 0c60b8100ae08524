import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { Session } from '../src/api/types.js';
import { createPortalRouter } from '../src/routes.js';
import { createQueryClient } from '../src/query-client.js';
import { theme } from '../src/ui/theme/theme.js';
import { answer } from './fake-api.js';

/** The merchant of all component tests. */
export const merchant = {
  merchantId: 'mer_1',
  merchantName: 'Bean & Co',
  currency: 'GBP',
  timeZone: 'Europe/London',
  requiresSecondFactor: false,
};

/** A session of a user with one role at the merchant. */
export function sessionAs(role: Session['memberships'][number]['role'], more: Partial<Session> = {}): Session {
  return {
    staff: { id: 'stf_1', email: 'ada@example.com', name: 'Ada', twoFactorEnabled: false },
    memberships: [{ ...merchant, role }],
    platformRole: null,
    platformRequiresSecondFactor: false,
    ...more,
  } as Session;
}

/** Opens an address of the portal as a user. Requests go to the fake API. With `retry` reads are repeated as in the browser. */
export function renderApp(
  address: string,
  session: Session | null = sessionAs('admin'),
  { retry = false }: { readonly retry?: boolean } = {},
): UserEvent {
  if (session) answer('GET /session', { success: true, data: session });
  const client = createQueryClient();
  if (!retry) client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } });
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}
