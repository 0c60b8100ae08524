import { createHmac, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from './verify-webhook.js';

const key = randomBytes(32);
const secret = `whsec_${key.toString('base64')}`;
const now = new Date();
const timestamp = Math.floor(now.getTime() / 1_000);
const body = JSON.stringify({ type: 'order.created', timestamp: now.toISOString(), data: { note: 'naïve ☕' } });
const signature = new Webhook(secret).sign('evt_1', now, body);
const headers = { 'webhook-id': 'evt_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };

it('reads headers whose names are in another case', async () => {
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  await expect(verifyWebhook(upper, body, secret, now)).resolves.toMatchObject({ type: expect.any(String) });
});

it.each([
  ['as text', body],
  ['as bytes', Buffer.from(body)],
])('a body that the published library has signed is verified, %s', async (_, given) => {
  await expect(verifyWebhook(headers, given, secret)).resolves.toEqual(JSON.parse(body));
});

it('headers may be those of fetch', async () => {
  await expect(verifyWebhook(new Headers(headers), body, secret)).resolves.toMatchObject({ type: 'order.created' });
});

it('one right signature of several is enough', async () => {
  const both = { ...headers, 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')} v1a,x ${signature}` };
  await expect(verifyWebhook(both, body, secret)).resolves.toMatchObject({ type: 'order.created' });
});

const signedAt = (seconds: number): object => {
  const text = `evt_1.${seconds}.${body}`;
  const signed = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return { 'webhook-timestamp': String(seconds), 'webhook-signature': signed };
};

it.each<[string, object, string]>([
  ['another body', {}, `${body} `],
  ['another id', { 'webhook-id': 'evt_2' }, body],
  ['another timestamp', { 'webhook-timestamp': String(timestamp + 1) }, body],
  ['an old timestamp', signedAt(timestamp - 301), body],
  ['a timestamp of the future', signedAt(timestamp + 310), body],
  ['no number as timestamp', { 'webhook-timestamp': 'now' }, body],
  ['no signature', { 'webhook-signature': undefined }, body],
  ['no id', { 'webhook-id': undefined }, body],
  ['a signature of another version', { 'webhook-signature': signature.replace('v1,', 'v2,') }, body],
  ['a signature that is no base64', { 'webhook-signature': 'v1,***' }, body],
])('%s is refused', async (_, changed, given) => {
  await expect(verifyWebhook({ ...headers, ...changed }, given, secret)).rejects.toThrow(WebhookVerificationError);
});

it.each(['', 'whsec_', 'whsec_***', key.toString('base64')])('the secret %j is none', async (wrong) => {
  await expect(verifyWebhook(headers, body, wrong)).rejects.toThrow(TypeError);
});
