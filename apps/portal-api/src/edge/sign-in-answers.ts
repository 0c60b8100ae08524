import { addressGroupOf } from '#http/server/client-address.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callLibrary } from '#accounts/sign-in-connections.js';
import { addressHeader } from '#accounts/sign-in-library.js';

/** What a call of the sign-in library came to. */
export interface Answered {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
  /** Its Set-Cookie lines. */
  readonly cookies: readonly string[];
}

/** What a call of the library answers that answers as a route would. @throws Refusal `unavailable` */
export async function answered(call: () => Promise<Response>): Promise<Answered> {
  const response = await callLibrary(call);
  const { ok, status, headers } = response;
  const text = await response.text();
  return { ok, status, body: text === '' ? {} : JSON.parse(text), cookies: headers.getSetCookie() };
}

/** What the library did not foresee: ours to mend, a 500. */
export const failed = ({ status, body }: Answered): Error =>
  new Error(`The sign-in library answered ${status} ${String((body as { code?: string }).code ?? '')}.`);

/** What a browser would send back of these Set-Cookie lines. */
export const cookieLine = (cookies: readonly string[]): string =>
  cookies.map((each) => each.split(';', 1)[0] ?? '').join('; ');

export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** What the library learns of a request: its cookies, its program, its address. */
export function headersOf(request: FastifyRequest, cookie = request.headers.cookie ?? ''): Headers {
  const headers = new Headers({ [addressHeader]: addressGroupOf(request.ip).replace('::/64', '::') });
  if (cookie) headers.set('cookie', cookie);
  const { 'user-agent': userAgent } = request.headers;
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 300));
  return headers;
}
