// An endpoint in a process of its own, which a test kills: it writes down what it has received before it answers.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { Webhook } from 'standardwebhooks';

const { PORT: port, FILE: file, SECRET: secret } = process.env;
const webhook = new Webhook(secret);

function isVerified(body, headers) {
  try {
    return Boolean(webhook.verify(body, headers));
  } catch {
    return false;
  }
}

const server = http.createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString();
    const hash = createHash('sha256').update(body).digest('hex');
    const line = { id: request.headers['webhook-id'], hash, verified: isVerified(body, request.headers) };
    fs.appendFileSync(file, `${JSON.stringify(line)}\n`);
    response.writeHead(204).end();
  });
});
// Another process may have the port for a moment, for a connection of its own.
server.on('error', () => setTimeout(listen, 50));
const listen = () => server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
listen();
