import type { Database } from '../database/database.js';
import { newId } from '../database/new-id.js';
import { type EndedRequest, RequestRecorder } from './request-recorder.js';

const requestWith = (body: string): EndedRequest => ({
  merchantId: newId(new Date()),
  apiKeyId: newId(new Date()),
  id: newId(new Date()),
  xRequestId: 'x',
  method: 'POST',
  route: '/x',
  url: '/x',
  status: 200,
  durationMs: 1,
  idempotencyKey: undefined,
  replayed: false,
  address: '127.0.0.1',
  userAgent: undefined,
  requestBody: Buffer.from(body),
  isBodyCut: false,
  responseBody: undefined,
});

it('others get their turn while many large bodies are masked', async () => {
  let [isMasked, turns] = [false, 0];
  const execute = async () => {
    isMasked = true;
    return [];
  };
  const recorder = new RequestRecorder({ query: async () => [], execute } as unknown as Database);
  const body = JSON.stringify({ text: 'cus_01k9zq3f8te5rb8s6yw2m4n7pd lrw_live_ a@b.example '.repeat(1_200) });
  for (let n = 0; n < 450; n += 1) recorder.record(requestWith(body));
  const taken = new Promise<number>((resolve) => {
    const take = (): void => {
      if (isMasked) return resolve(turns);
      turns += 1;
      setImmediate(take);
    };
    setImmediate(take);
  });
  await recorder.stop();
  expect(await taken).toBeGreaterThan(5);
});
