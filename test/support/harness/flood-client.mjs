// Sends requests with bad keys as fast as they are answered, in a process of its own: what it costs does not hold up the
// test that measures. SIGTERM ends it; then it prints how many answers had which status.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { generateApiKey } from '#domain/keys/format.js';

const { PORT: port, ADDRESS: address, CONNECTIONS: connections } = process.env;
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const counts = {};
const end = new AbortController();

function ask(key) {
  const headers = { 'x-api-key': key, 'x-forwarded-for': address, 'user-agent': 'flood' };
  const options = { host: '127.0.0.1', port, path: '/v1/public/auth', agent, headers };
  return new Promise((resolve) => {
    const note = (what) => {
      counts[what] = (counts[what] ?? 0) + 1;
      resolve();
    };
    http
      .get(options, (response) => response.resume().once('end', () => note(response.statusCode)))
      .once('error', () => {
        // Nobody is there any more.
        end.abort();
        note('failed');
      });
  });
}

async function keepAsking() {
  for (let turn = 0; !end.signal.aborted; turn += 1)
    await ask(turn % 2 === 0 ? generateApiKey(randomBytes).key : 'no key');
}

process.once('SIGTERM', () => end.abort());
await Promise.all(Array.from({ length: Number(connections) }, keepAsking));
agent.destroy();
console.log(JSON.stringify(counts));
