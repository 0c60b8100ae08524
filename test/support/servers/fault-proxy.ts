import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * What happens to one request: it is cut off or never answered without reaching the service; or it reaches the service, and
 * the answer is lost, breaks off halfway or never comes; or the proxy answers by itself.
 */
export type Fault =
  | 'cut'
  | 'silence'
  | 'lose-answer'
  | 'half-answer'
  | 'withhold-answer'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** What the service answered, where it was asked. */
  answer?: { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };
}

/** A proxy in front of the service: records every request and injects the requested faults. */
export class FaultProxy {
  readonly seen: SeenRequest[] = [];
  /** Called for each request that the proxy leaves without an answer. */
  onStuck: () => void = () => undefined;
  private readonly faults: Fault[] = [];
  private readonly agent = new http.Agent({ keepAlive: true });
  private readonly server = http.createServer((request, response) => {
    // The service may hang up on a request that it refuses: its caller sees that too.
    this.handle(request, response).catch(() => response.destroy());
  });

  private constructor(private readonly target: string) {}

  static async before(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Spoils the next requests, one each; what comes after them goes through. */
  injectFaults(...faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  async close(): Promise<void> {
    this.agent.destroy();
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.faults.shift();
    const { method = '', url = '', headers } = request;
    const seen: SeenRequest = { method, path: url, headers, body: (await bytesOf(request)).toString('utf8') };
    this.seen.push(seen);
    if (fault === 'cut') return void response.destroy();
    if (fault === 'silence') return this.onStuck();
    if (typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end(fault.body);
    const answer = await this.forward(seen);
    seen.answer = answer;
    if (fault === 'lose-answer') return void response.destroy();
    if (fault === 'withhold-answer') return this.onStuck();
    response.writeHead(answer.status, answer.headers);
    if (fault !== 'half-answer') return void response.end(answer.text);
    response.write(answer.text.slice(0, answer.text.length / 2), () => response.destroy());
  }

  private async forward({ method, path, headers, body }: SeenRequest): Promise<NonNullable<SeenRequest['answer']>> {
    const request = http.request(this.target, { method, path, headers, agent: this.agent });
    request.end(body);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const text = (await bytesOf(response)).toString('utf8');
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  }
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
