// A local receiver of webhooks: verifies what the platform sends to the demo merchant's endpoint, and shows it on a page.
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { verifyWebhook } from '../../clients/typescript/src/verify-webhook.js';
import { html, type Page, servePages, text } from './pages/serve-pages.js';
import { deliveriesPage, type Delivery, deliveryPage } from './receiver/pages.js';

const demoFile = path.resolve(process.env['DATA_DIR'] ?? '.data', 'demo.json');
const port = Number(process.env['RECEIVER_PORT'] ?? 3026);
const largestBody = 1024 * 1024;
const maxKept = 200;

/** Newest first. */
let deliveries: readonly Delivery[] = [];
let received = 0;

/** Read each time: the demo data may be made again. */
function secretOfEndpoint(): string {
  const demo = JSON.parse(fs.readFileSync(demoFile, 'utf8')) as {
    readonly merchants?: readonly { readonly webhookEndpoint?: { readonly secret: string } }[];
  };
  return demo.merchants?.[0]?.webhookEndpoint?.secret ?? '';
}

/** The whole body; undefined if it is larger than `largestBody`. */
async function bodyOf(request: http.IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection has to stay for the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length > largestBody) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

async function problemOf(headers: http.IncomingHttpHeaders, body: Buffer): Promise<string | undefined> {
  try {
    await verifyWebhook(headers, body, secretOfEndpoint());
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'It could not be verified.';
  }
}

async function receive(request: http.IncomingMessage): Promise<Page> {
  const body = await bodyOf(request);
  if (!body) return text(413, `A webhook has at most ${largestBody} bytes.`);
  const problem = await problemOf(request.headers, body);
  received += 1;
  const delivery = { number: received, at: new Date(), body: body.toString(), problem };
  deliveries = [delivery, ...deliveries].slice(0, maxKept);
  return text(problem === undefined ? 200 : 400, problem ?? 'Verified.');
}

async function answer(pathname: string, request: http.IncomingMessage): Promise<Page> {
  if (pathname === '/webhooks') {
    return request.method === 'POST' ? receive(request) : text(405, 'Webhooks are sent here by POST.');
  }
  if (pathname === '/') return html(deliveriesPage(deliveries));
  const found = deliveries.find(({ number }) => pathname === `/${number}`);
  return found ? html(deliveryPage(found)) : text(404, 'No such webhook.');
}

servePages(port, answer);
