import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/**
 * A free port of 127.0.0.1 that no other test is given, not even of another run on this machine. The system alone would
 * give it again at once, while our server takes seconds to listen on it: then two tests call one server.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await unusedPort();
    if (claim(port)) return port;
  }
}

async function unusedPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/** A file for each port. Later runs remove it (jest/setup.mjs). */
function claim(port: number): boolean {
  const folder = process.env['TEST_PORTS_FOLDER'];
  if (!folder) throw new Error('TEST_PORTS_FOLDER is not set: run the tests through Jest.');
  try {
    fs.writeFileSync(path.join(folder, String(port)), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
