import { QueryObserver } from '@tanstack/react-query';
import { answer, refuse } from '../../test/fake-api.js';
import { sessionAs } from '../../test/render-app.js';
import type { Session } from '../api/types.js';
import { createQueryClient } from '../query-client.js';
import { expireSession, sessionQuery, storeSession } from './session-query.js';

const page = { queryKey: ['page'], queryFn: () => 'loaded' };

/** A client whose user has loaded a page. */
async function signedIn(session: Session) {
  const client = createQueryClient();
  storeSession(client, session);
  await client.fetchQuery(page);
  const read = (): Promise<unknown> => client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  return { client, read, loaded: () => client.getQueryState(['page']) };
}

describe('when a session ends', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['by an answer to the page', (client: ReturnType<typeof createQueryClient>) => expireSession(client)],
    [
      'by an answer to the session itself',
      async (client: ReturnType<typeof createQueryClient>) => {
        refuse('GET /session', 401, 'session_required', 'Sign in.');
        await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      },
    ],
  ])('%s, what is shown stays loaded, however long nobody signs in', async (_, end) => {
    const { client, loaded } = await signedIn(sessionAs('staff'));
    const leave = new QueryObserver(client, page).subscribe(() => undefined);
    await client.fetchQuery({ ...page, queryKey: ['page before'] });
    await end(client);
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ session: sessionAs('staff'), ended: true });
    leave();
    jest.advanceTimersByTime(86_400_000);
    expect(loaded()).toMatchObject({ data: 'loaded' });
    expect(client.getQueryState(['page before'])).toBeUndefined();
  });
});

it('where another user has signed in, nothing of the one before stays', async () => {
  const { read, loaded } = await signedIn(sessionAs('admin'));
  const bob = sessionAs('viewer');
  answer('GET /session', { success: true, data: { ...bob, staff: { ...bob.staff, id: 'stf_2' } } });
  await read();
  expect(loaded()).toBeUndefined();
});

it('where a role has changed, everything is loaded again; where nothing has, nothing is', async () => {
  const { read, loaded } = await signedIn(sessionAs('viewer'));
  answer('GET /session', { success: true, data: sessionAs('viewer') });
  await read();
  expect(loaded()).toMatchObject({ isInvalidated: false });
  answer('GET /session', { success: true, data: sessionAs('admin') });
  await read();
  expect(loaded()).toMatchObject({ isInvalidated: true });
});
