import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { CodeSnippet } from '../actions/code-snippet.js';
import { CopyButton } from '../actions/copy-button.js';
import { Notice } from '../feedback/notice.js';

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

/** Shows a secret once. It can be closed only after the user confirms that it is saved. */
export function SecretOnce({ title, advice, label, secret, what, onClose, children }: SecretOnceProps): ReactNode {
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="lg">
        <Notice tone="warn" title="This secret is shown only once">
          {advice}
        </Notice>
        <div>
          <Text size="sm" fw={500} mb={6} id={id}>
            {label}
          </Text>
          <CodeSnippet text={secret} labelledBy={id} />
          <Group mt="sm">
            <CopyButton text={secret} what={what} />
          </Group>
        </div>
        {children}
        <Group justify="space-between" mt="xs">
          <Checkbox
            label={`I have saved the ${what}`}
            checked={isSaved}
            onChange={(event) => setIsSaved(event.currentTarget.checked)}
          />
          <Button disabled={!isSaved} onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
