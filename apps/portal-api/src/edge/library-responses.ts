import { addressGroupOf } from '#http/server/client-address.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callLibrary } from '#accounts/sign-in-connections.js';
import { addressHeader } from '#accounts/sign-in-library.js';

/** The response of a route of the sign-in library. */
export interface LibraryResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly body: unknown;
  /** The values of its Set-Cookie headers. */
  readonly cookies: readonly string[];
}

/** Calls a route of the sign-in library. @throws Refusal `unavailable` */
export async function callRoute(call: () => Promise<Response>): Promise<LibraryResponse> {
  const response = await callLibrary(call);
  const { ok, status, headers } = response;
  const text = await response.text();
  return { ok, status, body: text === '' ? {} : JSON.parse(text), cookies: headers.getSetCookie() };
}

/** For a response that no caller expects: a 500. */
export const unexpectedResponse = ({ status, body }: LibraryResponse): Error =>
  new Error(`The sign-in library answered ${status} ${String((body as { code?: string }).code ?? '')}.`);

/** The Cookie header that a browser sends after these Set-Cookie headers. */
export const cookieHeaderOf = (cookies: readonly string[]): string =>
  cookies.map((each) => each.split(';', 1)[0] ?? '').join('; ');

export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** The headers for the library: cookies, user agent, client address. */
export function libraryHeadersOf(request: FastifyRequest, cookie = request.headers.cookie ?? ''): Headers {
  const headers = new Headers({ [addressHeader]: addressGroupOf(request.ip).replace('::/64', '::') });
  if (cookie) headers.set('cookie', cookie);
  const { 'user-agent': userAgent } = request.headers;
  if (userAgent !== undefined) headers.set('user-agent', userAgent.slice(0, 300));
  return headers;
}
