/** Requests within a day, and those that were refused or failed. */
export interface RequestCounts {
  readonly requests: number;
  readonly errors: number;
}

/** Fewer errors than this in a day are noise. */
const fewErrors = 10;
/** More than this share of the requests. */
const share = 0.02;

/**
 * Whether errors have risen so that somebody should look: at least ten in a day, more than 2 % of its requests, and more than
 * twice the share of the day before. (docs/reference/portal.md#overview)
 */
export function errorsRise(now: RequestCounts, before: RequestCounts): boolean {
  if (now.errors < fewErrors || now.errors <= now.requests * share) return false;
  return before.requests === 0 || now.errors * before.requests > 2 * before.errors * now.requests;
}
