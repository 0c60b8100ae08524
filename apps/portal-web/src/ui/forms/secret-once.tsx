import { Group, Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { CodeSnippet } from '../actions/code-snippet.js';
import { CopyButton } from '../actions/copy-button.js';
import { ShownOnce } from './shown-once.js';

interface SecretOnceProps {
  readonly title: string;
  /** Where to save the secret, and where not. */
  readonly advice: string;
  readonly label: string;
  readonly secret: string;
  /** What is copied and saved: `key`, `secret`. */
  readonly what: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Shows a secret once. */
export function SecretOnce({ label, secret, children, ...rest }: SecretOnceProps): ReactNode {
  const id = useId();
  return (
    <ShownOnce {...rest} warning="This secret is shown only once" large>
      <div>
        <Text size="sm" fw={500} mb={6} id={id}>
          {label}
        </Text>
        <CodeSnippet text={secret} labelledBy={id} />
        <Group mt="sm">
          <CopyButton text={secret} what={rest.what} />
        </Group>
      </div>
      {children}
    </ShownOnce>
  );
}
