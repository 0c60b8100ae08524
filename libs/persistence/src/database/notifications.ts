import pg, { type ClientConfig } from 'pg';
import { write } from './statement.js';

/** The channels, with their payloads: a kind of job that is due; the UUID of a voucher whose PDF is stored. */
export type Channel = 'job_due' | 'voucher_pdf';

const reconnectMs = 1_000;

/** SQL that notifies a channel when its transaction commits. Commits that notify wait for each other: use it sparingly. */
export const notifySql = (channel: Channel, payload: string): string => `pg_notify('${channel}', ${payload})`;

/** Notifies a channel, with the payload $1, when the transaction commits. */
export const notifyOf = (channel: Channel) =>
  write<never>(`notify_${channel}`, `select ${notifySql(channel, '$1::text')}`);

type Listener = (payload: string) => void;

/**
 * Listens to PostgreSQL's notifications, on a connection of its own that the first listener opens. A notification is lost
 * while the connection is, and in PgBouncer's transaction mode. So each listener also looks for itself from time to time.
 */
export class Notifications {
  private readonly listeners = new Map<Channel, Set<Listener>>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: ClientConfig) {}

  /** Calls `listener` with each payload of the channel, until the returned function is called. */
  on(channel: Channel, listener: Listener): () => void {
    const listeners = this.listeners.get(channel) ?? new Set();
    listeners.add(listener);
    if (!this.listeners.has(channel)) {
      this.listeners.set(channel, listeners);
      if (this.client) listen(this.client, [channel]);
    }
    if (!this.client && !this.retry) this.connect();
    return () => listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private connect(): void {
    this.retry = undefined;
    if (this.closed) return;
    const client = new pg.Client(this.options);
    this.client = client;
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of this.listeners.get(channel as Channel) ?? []) listener(payload);
    });
    const reconnect = (): void => {
      if (this.client !== client) return;
      this.client = undefined;
      this.retry = setTimeout(() => this.connect(), reconnectMs).unref();
    };
    client.on('error', reconnect);
    client.on('end', reconnect);
    client.connect().catch(reconnect);
    // It waits for the connection.
    listen(client, [...this.listeners.keys()]);
  }
}

/** A connection that fails ends, and the next one listens again. */
function listen(client: pg.Client, channels: readonly Channel[]): void {
  client.query(channels.map((channel) => `listen ${channel}`).join('; ')).catch(() => undefined);
}
