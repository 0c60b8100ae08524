import http, { type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { Event } from '../../../clients/typescript/src/shapes.js';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly id: string;
  readonly event: Event;
}

type Answer = (response: ServerResponse, received: ReceivedWebhook) => void;

export const answers = (status: number, headers: Record<string, string> = {}, body = ''): Answer => {
  return (response) => void response.writeHead(status, headers).end(body);
};

/** An endpoint of a test: keeps what it is sent, and answers 204 unless it is told otherwise. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  /** The most requests that were open at the same time. */
  maxAtOnce = 0;
  answer: Answer = answers(204);
  private open = 0;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.open += 1;
      this.maxAtOnce = Math.max(this.maxAtOnce, this.open);
      response.on('close', () => (this.open -= 1));
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const { data } = JSON.parse(body) as { data: Event };
        const received = { headers: request.headers, body, id: String(request.headers['webhook-id']), event: data };
        this.received.push(received);
        this.answer(response, received);
      });
    });
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(http.createServer());
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as { port: number }).port}/hook`;
  }

  of(type: string): ReceivedWebhook[] {
    return this.received.filter(({ event }) => event.type === type);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Whether the published library of Standard Webhooks accepts what was received. */
export function isVerified({ headers, body }: ReceivedWebhook, secret: string): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
