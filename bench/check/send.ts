import assert from 'node:assert/strict';
import type { LoadRequest } from '../load/requests.js';
import type { BenchServer } from '../servers.js';

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly replayed: string | null;
  /** Names and types of all fields of the body, and nothing of their values. */
  readonly shape: unknown;
}

export type SendRequest = (request: LoadRequest) => Promise<Answered>;

export const statusesOf = (answers: readonly Answered[]) => answers.map(({ status }) => status);
export const shapesOf = (answers: readonly Answered[]) => answers.map(({ status, shape }) => ({ status, shape }));

export async function sendTo(server: BenchServer, { method, path, headers, body }: LoadRequest): Promise<Answered> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers, body: body ?? null });
  const text = await response.text();
  const { status } = response;
  assert.ok(response.headers.get('x-request-id'));
  assert.equal(response.headers.has('ratelimit-remaining'), status !== 401);
  return { status, text, replayed: response.headers.get('idempotent-replayed'), shape: shapeOf(JSON.parse(text)) };
}

export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}
