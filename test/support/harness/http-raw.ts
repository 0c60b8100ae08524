import net from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Writes these bytes to a new socket and gives what came back until the server closed it, or `waitMs` were over. */
export function sendRawBytes(port: number, bytes: string | Buffer, waitMs = 5_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/** A request written by hand: header lines may stand twice, be malformed or missing. The connection closes after it. */
export async function rawRequest(
  port: number,
  requestLine: string,
  headers: readonly string[],
  body: string | Buffer = '',
): Promise<RawAnswer> {
  const head = [requestLine, ...headers, 'Connection: close', '', ''].join('\r\n');
  const text = await sendRawBytes(port, Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]));
  const [answerHead = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(answerHead.split(' ')[1] ?? 0), head: answerHead, body: rest.join('\r\n\r\n') };
}
