import { callLibrary } from '#accounts/sign-in-connections.js';
import { addressHeader } from '#accounts/sign-in-library.js';
import type { Browser } from './browser.js';

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

/** The headers for the library: cookies, user agent, client address. */
export function libraryHeadersOf(browser: Browser, cookies = browser.cookies): Headers {
  const headers = new Headers({ [addressHeader]: browser.address.replace('::/64', '::') });
  if (cookies) headers.set('cookie', cookies);
  if (browser.userAgent !== undefined) headers.set('user-agent', browser.userAgent.slice(0, 300));
  return headers;
}
