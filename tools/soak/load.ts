import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What DATA_DIR/demo.json holds, as far as the load needs it. (README.md#start-it) */
export interface Demo {
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly merchants: readonly {
    readonly id: string;
    readonly key: string;
    readonly staff: readonly { readonly email: string; readonly password: string; readonly role: string }[];
  }[];
}

interface Run {
  readonly seconds: number;
  readonly concurrency: number;
  /** Requests per second, of all together. */
  readonly rate: number;
}

interface Result {
  readonly perSecond: number;
  readonly counts: string;
  readonly problems: readonly string[];
}

/** Shares of a thousand requests. */
const mix = { read: 520, list: 60, order: 250, overview: 40, customers: 110, issue: 15, pdf: 5 } as const;
type Kind = keyof typeof mix;

const turns = Object.entries(mix).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));

/** Requests to the public API and the portal for the first merchant of the demo data. */
export class Load {
  private sent = 0;
  private vouchers: readonly string[] = [];
  private customers: readonly string[] = [];

  private constructor(
    private readonly demo: Demo,
    private readonly merchant: Demo['merchants'][number],
    private readonly cookie: string,
  ) {}

  /** @throws Error if the demo's owner can't sign in */
  static async start(demo: Demo): Promise<Load> {
    const [merchant] = demo.merchants;
    const owner = merchant?.staff.find(({ role }) => role === 'owner');
    if (!merchant || !owner) throw new Error('The demo data has no owner.');
    const answer = await fetch(`${demo.portalUrl}/v1/portal/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(demo.portalUrl).origin },
      body: JSON.stringify({ email: owner.email, password: owner.password }),
    });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (!answer.ok) throw new Error(`The owner can't sign in: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    return new Load(demo, merchant, cookies.join('; ')).filled();
  }

  async run({ seconds, concurrency, rate }: Run): Promise<Result> {
    const counts = Object.fromEntries(Object.keys(mix).map((kind) => [kind, 0])) as Record<Kind, number>;
    const problems: string[] = [];
    const start = performance.now();
    let taken = 0;
    const caller = async (): Promise<void> => {
      while (performance.now() - start < seconds * 1_000) {
        const due = start + (taken++ / rate) * 1_000;
        if (due > performance.now()) await pause(due - performance.now());
        // A step that shares no factor with a thousand mixes the kinds evenly.
        const kind = turns[(this.sent++ * 617) % turns.length] ?? 'read';
        counts[kind] += 1;
        const status = await this.send(kind).catch((error: unknown) => String(error));
        if (status !== 200 && status !== 201) problems.push(`${kind} ${status}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, caller));
    const text = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    const perSecond = (taken * 1_000) / (performance.now() - start);
    return { perSecond, counts: text.join(', '), problems };
  }

  private async filled(): Promise<Load> {
    this.customers = await this.idsOf('/customers');
    this.vouchers = await this.idsOf('/vouchers?view=issued');
    return this;
  }

  private async idsOf(path: string): Promise<string[]> {
    const answer = await fetch(`${this.demo.apiUrl}/v1/public${path}`, { headers: { 'x-api-key': this.merchant.key } });
    const { data } = (await answer.json()) as { data: readonly { readonly id: string }[] };
    return data.map(({ id }) => id);
  }

  private send(kind: Kind): Promise<number> {
    const turn = this.sent;
    const one = (ids: readonly string[]): string => ids[turn % ids.length] ?? '';
    switch (kind) {
      case 'read':
        return this.api('GET', `/customers/${one(this.customers)}`);
      case 'list':
        return this.api('GET', '/customers');
      case 'order':
        return this.api('POST', '/orders/create', {
          customer_email: `soak${turn % 500}@example.com`,
          order_value: 12.5,
          order_number: randomUUID(),
          order_source: 'soak',
        });
      case 'issue':
        return this.api('POST', '/vouchers', {
          voucherTemplateId: 'gift-voucher',
          value: 50,
          recipientEmail: `soak-${randomUUID()}@example.com`,
          send: true,
        });
      case 'pdf':
        return this.api('GET', `/vouchers/${one(this.vouchers)}/pdf`);
      case 'overview':
        return this.portal('/overview');
      case 'customers':
        return this.portal('/customers');
    }
  }

  private async api(method: string, path: string, body?: object): Promise<number> {
    const headers = { 'x-api-key': this.merchant.key };
    const write = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await fetch(`${this.demo.apiUrl}/v1/public${path}`, {
      method,
      ...(body ? { headers: { ...headers, ...write }, body: JSON.stringify(body) } : { headers }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  private async portal(path: string): Promise<number> {
    const { portalUrl } = this.demo;
    const answer = await fetch(`${portalUrl}/v1/portal/merchants/${this.merchant.id}${path}`, {
      headers: { cookie: this.cookie },
    });
    await answer.arrayBuffer();
    return answer.status;
  }
}
