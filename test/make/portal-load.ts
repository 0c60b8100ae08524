import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../harness/client.js';
import { until } from '../harness/deadline.js';
import type { Portal, PortalUser } from '../harness/portal.js';
import type { TestMailServer } from '../harness/test-mail-server.js';
import type { TestDatabase } from '../harness/test-database.js';
import { newEmail } from './random.js';
import type { Shop } from './shop.js';
import { voucherTemplate } from './vouchers.js';

/** A request that has no definite answer by then never gets one. */
const patienceMs = 45_000;
/** Below the 30 e-mails of invitations that a merchant may cause within an hour. */
const mostInvitations = 24;

/** What finish() finds where all was kept that was acknowledged, and no request failed in a way that is not documented. */
export const nothingLost: { lost: string[]; kept: string[]; unexpected: string[]; mails: string[] } = {
  ...{ lost: [], kept: [], unexpected: [], mails: [] },
};

/** Staff of one merchant who read and write in the portal and sign in anew, while what it stands on fails. */
export class PortalLoad {
  /** Answers by what was asked and status. */
  readonly answers: Record<string, number> = {};
  writes = 0;
  private invited = 0;
  private readonly vouchers = { acknowledged: new Set<string>(), refused: new Set<string>() };
  private readonly invitations = { acknowledged: new Set<string>(), refused: new Set<string>() };
  private readonly unexpected: string[] = [];
  private goesOn = true;
  private readonly people: Promise<unknown>;

  private constructor(
    private readonly shop: Shop,
    private readonly template: string,
    users: readonly PortalUser[],
  ) {
    this.people = Promise.all(users.map((user) => this.work(user)));
    // Seen where it is waited for, in finish().
    this.people.catch(() => undefined);
  }

  static async start(portal: Portal, shop: Shop, people = 4): Promise<PortalLoad> {
    const { shown } = await voucherTemplate(shop);
    const users = await Promise.all(Array.from({ length: people }, () => portal.user({ shop, role: 'owner' })));
    return new PortalLoad(shop, shown, users);
  }

  /** Waits until so many more writes are acknowledged. */
  async untilMore(writes: number): Promise<void> {
    const target = this.writes + writes;
    const reached = until(`${writes} more writes of the portal`, () => this.writes >= target, patienceMs);
    const failed = reached.catch((error: unknown) => {
      throw new Error(`${String(error)} ${JSON.stringify({ answers: this.answers, unexpected: this.unexpected })}`);
    });
    await Promise.race([failed, this.people]);
  }

  /** Lets everybody finish, and holds what was answered against what is stored and what was sent. */
  async finish(mails: TestMailServer): Promise<typeof nothingLost> {
    this.goesOn = false;
    await this.people;
    const { database, merchantId } = this.shop;
    const stored = await database.rows<{ what: string }>(
      `select external_reference as what from vouchers where merchant_id = $1
       union all select email from invitations where merchant_id = $1`,
      [merchantId],
    );
    const all = new Set(stored.map(({ what }) => what));
    const [acknowledged, refused] = [this.all('acknowledged'), this.all('refused')];
    const invited = [...all].filter((what) => what.includes('@'));
    await untilAllSent(database, merchantId);
    return {
      lost: acknowledged.filter((what) => !all.has(what)),
      kept: refused.filter((what) => all.has(what)),
      unexpected: this.unexpected,
      // One for each invitation that is stored, also where its answer was lost.
      mails: invited.filter((to) => mails.to(to).length !== 1),
    };
  }

  get invitationsMade(): number {
    return this.invitations.acknowledged.size;
  }

  private all(what: 'acknowledged' | 'refused'): string[] {
    return [...this.vouchers[what], ...this.invitations[what]];
  }

  private async work(user: PortalUser): Promise<void> {
    const place = `/merchants/${this.shop.id}`;
    for (let turn = 0; this.goesOn; turn += 1) {
      await this.untilAnswered('session', 200, () => user.get('/session'));
      await this.untilAnswered('list', 200, () => user.get(`${place}/vouchers`));
      if (turn % 4 === 0) await this.signIn(user);
      if (turn % 3 === 0 && this.invited < mostInvitations) await this.invite(user, `${place}/invitations`);
      else await this.issue(user, `${place}/vouchers`);
    }
  }

  /** In another browser: a session that was opened is of use at once. */
  private async signIn(user: PortalUser): Promise<void> {
    const browser = user.elsewhere();
    const { email, password } = user;
    await this.untilAnswered('sign-in', 200, () => browser.post('/session', { email, password }));
    await this.untilAnswered('session', 200, () => browser.get('/session'));
    await this.untilAnswered('sign-out', 200, () => browser.delete('/session'), 401);
  }

  private issue(user: PortalUser, path: string): Promise<void> {
    return this.write('voucher', this.vouchers, (externalReference) =>
      user.post(path, { voucherTemplateId: this.template, recipientEmail: newEmail(), externalReference }),
    );
  }

  private invite(user: PortalUser, path: string): Promise<void> {
    return this.write('invitation', this.invitations, (email) => {
      this.invited += 1;
      return user.post(path, { email, role: 'viewer' });
    });
  }

  /** Each try is another thing: what became of one whose answer was lost is not known, and it is not asked for again. */
  private async write(
    what: string,
    tries: { readonly acknowledged: Set<string>; readonly refused: Set<string> },
    send: (name: string) => Promise<Answer>,
  ): Promise<void> {
    await this.untilAnswered(what, 201, async () => {
      const name = what === 'invitation' ? newEmail() : newEmail().replace('@', ' at ');
      const answer = await send(name);
      if (answer.status === 201) tries.acknowledged.add(name);
      else if (answer.body.error !== 'outcome_unknown') tries.refused.add(name);
      return answer;
    });
    this.writes += 1;
  }

  /** Asks until the answer is the one; a 503 is asked again, and everything else is noted. */
  private async untilAnswered(
    what: string,
    status: number,
    ask: () => Promise<Answer>,
    orElse = status,
  ): Promise<void> {
    await until(
      `${what}: a definite answer`,
      async () => {
        const answer = await ask().catch((error: unknown) => void this.unexpected.push(`${what}: ${String(error)}`));
        const seen = `${what} ${answer?.status ?? 'failed'}`;
        this.answers[seen] = (this.answers[seen] ?? 0) + 1;
        if (answer?.status === status || answer?.status === orElse) return true;
        if (answer && answer.status !== 503) {
          this.unexpected.push(`${what}: ${answer.status} ${answer.text}`);
          return true;
        }
        // Less than it is told, or the machine would do nothing else than refuse.
        await pause(40);
        return false;
      },
      patienceMs,
    );
  }
}

const waiting = `select count(*) from staged_jobs where merchant_id = $1 and state <> 'done'`;

/** What was in a worker's hands when the database went is due again after a minute, which passes here at once. */
async function untilAllSent(database: TestDatabase, merchantId: string): Promise<void> {
  const isSent = async () => (await database.count(waiting, [merchantId])) === 0;
  // A worker that has sent one and could not write it down does so meanwhile.
  await until('The rest is sent', isSent, 3_000).catch(() => undefined);
  await database.rows(
    `update staged_jobs set taken_until = taken_until - interval '1 hour', enqueued_at = enqueued_at - interval '1 hour'
     where merchant_id = $1 and state = 'waiting'`,
    [merchantId],
  );
  await until('Every e-mail is sent', isSent, patienceMs);
}
