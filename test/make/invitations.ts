import { decodeId } from '#domain/ids.js';
import { signLink } from '#operations/steps/mail-link.js';
import { sessionSecret } from '../harness/api-process.js';
import type { Answer } from '../harness/client.js';
import type { Portal, PortalUser } from '../harness/portal.js';
import { PortalMail } from '../harness/portal-mail.js';
import { sqlNow } from '../harness/test-database.js';
import { newEmail, unique } from './random.js';
import { Shop } from './shop.js';

/** An invitation as an owner sees it. */
export interface ShownInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly expiresAt: string;
  readonly createdAt: string;
}

export interface ShownSession {
  readonly staff: { readonly id: string; readonly email: string; readonly name: string };
  readonly memberships: readonly { readonly merchantId: string; readonly role: string }[];
}

export const newPassword = 'correct horse battery';

/** A merchant whose owner invites, and somebody who is invited. Its name tries to be markup. */
export class Inviting {
  readonly email = newEmail('grace');

  private constructor(
    readonly portal: Portal,
    readonly shop: Shop,
    readonly owner: PortalUser,
  ) {}

  static async begin(service: Parameters<typeof Shop.open>[0], portal: Portal): Promise<Inviting> {
    const shop = await Shop.open(service, { name: `Café <b>"${unique()}"</b> & Söhne` });
    return new Inviting(portal, shop, await portal.user({ shop, role: 'owner', name: 'Ada' }));
  }

  get path(): string {
    return `/merchants/${this.shop.id}/invitations`;
  }

  async list(): Promise<ShownInvitation[]> {
    return (await this.owner.get<{ data: ShownInvitation[] }>(this.path)).body.data;
  }

  async invite(role = 'admin', email = this.email): Promise<ShownInvitation> {
    const answer = await this.owner.post<{ data: ShownInvitation }>(this.path, { email, role });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data;
  }

  /** What the e-mail of an invitation holds, without waiting for it. */
  tokenOf({ id }: ShownInvitation): string {
    return signLink(sessionSecret, 'invitation', [this.shop.merchantId, decodeId('invitation', id) ?? '']);
  }

  lookUp(token: string): Promise<Answer<{ data: object }>> {
    return this.portal.stranger().post('/invitations/look-up', { token });
  }

  accept(token: string, body: object = {}, by = this.portal.stranger()): Promise<Answer<{ data: ShownSession }>> {
    return by.post('/invitations/accept', { token, name: 'Grace', password: newPassword, ...body });
  }

  async expire({ id }: ShownInvitation): Promise<void> {
    await this.shop.database.rows(`update invitations set expires_at = ${sqlNow} where merchant_id = $1 and id = $2`, [
      ...[this.shop.merchantId, decodeId('invitation', id)],
    ]);
  }

  /** What stands in the merchant's audit log, sign-ins apart, oldest first. */
  async actions(): Promise<string[]> {
    const rows = await this.shop.database.rows<{ action: string }>(
      "select action from audit_entries where merchant_id = $1 and action not like 'session.%' order by id",
      [this.shop.merchantId],
    );
    return rows.map(({ action }) => action);
  }
}

/** The worker and the mail server of a test file. */
export function usePortalMail(database: () => Parameters<typeof PortalMail.start>[0]): { readonly now: PortalMail } {
  let mail: PortalMail | undefined;
  beforeAll(async () => {
    mail = await PortalMail.start(database());
  }, 60_000);
  afterAll(() => mail?.end(), 60_000);
  return {
    get now(): PortalMail {
      if (!mail) throw new Error('The worker has not started.');
      return mail;
    },
  };
}
