import http from 'node:http';

const host = '127.0.0.1';
/** A page that a developer visits could let its own name lead to this server, and read links of e-mails. Its name is then in `Host`. */
const localHost = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i;
/** What was received is shown as it is, but runs nothing and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'";

export interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export const html = (body: string): Page => ({ status: 200, type: 'text/html; charset=utf-8', body });
export const text = (status: number, body: string): Page => ({ status, type: 'text/plain; charset=utf-8', body });

/** Serves the pages of a local tool, and its /health/ready, until the process is asked to end. */
export function servePages(port: number, answer: (path: string, request: http.IncomingMessage) => Promise<Page>): void {
  const pageOf = async (path: string, request: http.IncomingMessage): Promise<Page> => {
    if (!localHost.test(request.headers.host ?? '')) return text(421, `Open http://${host}:${port} instead.`);
    if (path === '/health/ready') return { status: 200, type: 'application/json', body: '{"success":true}' };
    return answer(path, request);
  };
  const respond = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', `http://${host}`);
    const { status, type, body } = await pageOf(pathname, request);
    response.writeHead(status, {
      'content-type': type,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      // What is left of a body that was not read would be taken for the next request.
      ...(request.complete || request.method === 'GET' ? {} : { connection: 'close' }),
    });
    response.end(body);
  };
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  server.listen(port, host);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
