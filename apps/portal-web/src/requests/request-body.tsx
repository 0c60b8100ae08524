import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { Panel } from '../ui/layout/panel.js';
import classes from './request-body.module.css';

interface RequestBodyProps {
  readonly title: string;
  /** For the button that copies it. */
  readonly what: string;
  readonly text: string | null;
  readonly isTruncated: boolean;
  /** Why there can be no text. */
  readonly none: string;
}

/** A body or an object as it is kept: JSON is shown with line breaks. */
export function RequestBody({ title, what, text, isTruncated, none }: RequestBodyProps): ReactNode {
  if (text === null || text === '') {
    return (
      <Panel title={title}>
        <Text size="sm" c="dimmed">
          {none}
        </Text>
      </Panel>
    );
  }
  const shown = prettyPrinted(text);
  return (
    <Panel title={title} actions={<CopyButton text={shown} what={what} />}>
      {isTruncated && (
        <Text size="sm" c="dimmed" mb="sm">
          Only the first 4 KiB are kept.
        </Text>
      )}
      <pre className={classes['body']} tabIndex={0} role="group" aria-label={title}>
        {shown}
      </pre>
    </Panel>
  );
}

/** JSON with line breaks; any other text, and what was cut, as it is. */
function prettyPrinted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
