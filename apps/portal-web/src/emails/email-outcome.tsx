import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Email } from '../api/types.js';
import { humanize, pluralize } from '../format/words.js';
import { StatusBadge } from '../ui/data/status-badge.js';
import { Time } from '../ui/data/time.js';
import classes from './emails.module.css';

const sentences: Readonly<Record<string, string>> = {
  failed: 'We could not send it and stopped trying. Check the address and send it again.',
};

/** The outcome of an e-mail: the status, why, what the mail server said, and the Message-ID to search for in its logs. */
export function EmailOutcome({ email }: { readonly email: Email }): ReactNode {
  const { status, attempts, reason, response, messageId, updatedAt } = email;
  return (
    <div className={classes['outcome']}>
      <Group gap="xs">
        <StatusBadge status={status} />
        {updatedAt && (
          <Text component="span" size="xs" c="dimmed">
            <Time at={updatedAt} />
          </Text>
        )}
      </Group>
      {status !== 'accepted' && (
        <Text size="sm">
          <Sentence email={email} />
        </Text>
      )}
      {(response ?? (status === 'failed' ? reason : null)) && (
        <Text size="xs" c="dimmed">
          {status === 'accepted' ? 'Answer of the mail server' : `Last answer, after ${pluralize(attempts, 'attempt')}`}
          : <code className={classes['answer']}>{response ?? reason}</code>
        </Text>
      )}
      {messageId && (
        <Text size="xs" c="dimmed">
          Message-ID: <code className={classes['answer']}>{messageId}</code>
        </Text>
      )}
    </div>
  );
}

function Sentence({ email: { status, attempts, nextAttemptAt, reason } }: { readonly email: Email }): ReactNode {
  if (status === 'not_sent') return reason ? `Not sent: ${humanize(reason).toLowerCase()}.` : 'Not sent.';
  if (status !== 'queued') return sentences[status];
  if (attempts === 0 || !nextAttemptAt) return 'It will be sent in a moment.';
  return (
    <>
      We could not send it yet. Next attempt: <Time at={nextAttemptAt} />.
    </>
  );
}
