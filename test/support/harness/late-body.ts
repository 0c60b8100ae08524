import { until } from './deadline.js';
import { KeptConnection, requestText } from './kept-connection.js';

/** Longer than a body may take without being asked about again. (libs/http/src/input/read-body.guard.ts) */
const lateMs = 150;

/**
 * Sends the headers of a write; when the server asks for the body, the guards have let the request through. Then `meanwhile` runs, and
 * the body follows.
 */
export async function withLateBody(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  meanwhile: () => Promise<unknown>,
): Promise<{ readonly status: number; readonly error: string | undefined }> {
  const connection = await KeptConnection.open(port);
  try {
    const text = JSON.stringify(body);
    connection.write(requestText('POST', path, { ...headers, Expect: '100-continue' }, text).slice(0, -text.length));
    expect((await connection.answer(0)).status).toBe(100);
    const began = performance.now();
    await meanwhile();
    await until('The body is late', () => performance.now() - began > lateMs);
    connection.write(text);
    const { status, body: answer } = await connection.answer(1);
    return { status, error: (JSON.parse(answer) as { error?: string }).error };
  } finally {
    connection.close();
  }
}
