import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { publicApiUrl, publicDocsUrl } from '../api/page-settings.js';
import type { ApiKey } from '../api/types.js';
import { Snippet } from '../ui/actions/code-snippet.js';

/** A key with its secret, right after it was made: the only time that the secret is known. */
export interface NewSecret {
  readonly key: ApiKey;
  readonly secret: string;
  readonly rotated: boolean;
}

/** A line for a terminal that shows that a key works. */
export const tryLine = (secret: string): string => `curl -H 'X-API-Key: ${secret}' ${publicApiUrl}/v1/public/auth`;

/** Shows the secret once. It closes only after somebody says that it is kept. */
export function SecretDialog({ made, onClose }: { readonly made: NewSecret; readonly onClose: () => void }): ReactNode {
  const [kept, setKept] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={made.rotated ? `The new secret of ${made.key.name}` : `${made.key.name} is ready`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="lg">
        <Notice tone="warn" title="This is shown only now">
          We keep no copy that could be read. Put it into your integration or a password manager before you close this.
          Never into a web page, an app or a repository.
        </Notice>
        <div>
          <Text size="sm" fw={500} mb={6} id="new-key">
            The key
          </Text>
          <Snippet text={made.secret} labelledBy="new-key" />
          <Group mt="sm">
            <CopyButton text={made.secret} what="the key" />
          </Group>
        </div>
        <div>
          <Text size="sm" fw={500} mb={6} id="try-line">
            Try it in a terminal
          </Text>
          <Snippet text={tryLine(made.secret)} labelledBy="try-line" />
          <Group mt="sm" justify="space-between">
            <CopyButton text={tryLine(made.secret)} what="the line" />
            <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" size="sm">
              The API’s documentation
            </Anchor>
          </Group>
        </div>
        <Group justify="space-between" mt="xs">
          <Checkbox
            label="I have put the key in a safe place"
            checked={kept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
          <Button disabled={!kept} onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
