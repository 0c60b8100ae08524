import { usePortal } from '../../support/harness/portal.js';
import { Shop } from '../../support/fixtures/shop.js';

const started = usePortal();

interface Session {
  readonly data: {
    readonly staff: { readonly id: string; readonly email: string; readonly lastSignInAt: string | null };
    readonly memberships: readonly { readonly merchantId: string; readonly role: string }[];
    readonly platformRole: string | null;
  };
}

describe('signing in', () => {
  it('returns the user and the roles, and scripts and other sites cannot read the cookie', async () => {
    const shop = await Shop.open(started.service);
    const owner = await started.portal.account({ shop, role: 'admin' });
    const { email, password } = owner;
    const answer = await owner.post<Session>('/session', { email: ` ${email.toUpperCase()} `, password });
    expect(answer.status).toBe(200);
    expect(answer.body.data.staff).toMatchObject({ id: owner.id, email });
    expect(answer.body.data.memberships).toMatchObject([{ merchantId: shop.id, role: 'admin' }]);
    expect(answer.body.data.platformRole).toBeNull();
    const cookies = answer.headers['set-cookie'] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly/i);
    for (const cookie of cookies) expect(cookie).toMatch(/SameSite=Strict/i);
    expect((await owner.get<Session>('/session')).body.data.staff.email).toBe(email);
  });

  it('answers a wrong password and an unknown e-mail the same, byte for byte', async () => {
    const owner = await started.portal.account();
    const wrong = await owner.post('/session', { email: owner.email, password: 'not the password' });
    const unknown = await owner.post('/session', { email: 'nobody@staff.example', password: 'not the password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(unknown.text).toBe(wrong.text);
  });

  it('ends with the session, on the server too', async () => {
    const owner = await started.portal.user();
    const before = owner.cookie;
    expect((await owner.delete('/session')).status).toBe(200);
    expect((await owner.get('/session', { headers: { cookie: before } })).body.error).toBe('session_required');
  });
});
