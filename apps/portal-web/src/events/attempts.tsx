import type { ReactNode } from 'react';
import type { WebhookDelivery } from '../api/types.js';
import { humanize } from '../format/words.js';
import { formatDuration } from '../format/numbers.js';
import { Time } from '../ui/data/time.js';
import classes from './attempts.module.css';

type DeliveryAttempt = WebhookDelivery['attempts'][number];

/** What came back: the status, or why there was no answer. */
const attemptText = ({ statusCode, error }: DeliveryAttempt): string =>
  statusCode === null ? humanize(error ?? 'no_answer') : `Answered ${statusCode}`;

/** One attempt: its time, its result and duration, and the beginning of the answer. */
export function Attempt({ attempt }: { readonly attempt: DeliveryAttempt }): ReactNode {
  return (
    <>
      <div>
        <Time at={attempt.at} />: {attemptText(attempt)} ({formatDuration(attempt.durationMs)})
      </div>
      {attempt.responseBody && <pre className={classes['answer']}>{attempt.responseBody}</pre>}
    </>
  );
}

/** The attempts of a delivery, newest first. They can be opened. */
export function Attempts({ attempts }: { readonly attempts: readonly DeliveryAttempt[] }): ReactNode {
  const last = attempts.at(-1);
  if (!last) return 'None yet';
  return (
    <details>
      <summary>
        {attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}: {attemptText(last)}
      </summary>
      <ol className={classes['attempts']}>
        {attempts.toReversed().map((attempt) => (
          <li key={attempt.at}>
            <Attempt attempt={attempt} />
          </li>
        ))}
      </ol>
    </details>
  );
}
