import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { Notice } from '../ui/feedback/notice.js';
import { publicApiUrl, publicDocsUrl } from '../api/page-settings.js';
import type { ApiKey } from '../api/types.js';
import { CodeSnippet } from '../ui/actions/code-snippet.js';

/** A new key with its secret, which the API returns only once. */
export interface NewSecret {
  readonly key: ApiKey;
  readonly secret: string;
  readonly rotated: boolean;
}

/** A command that tests a key. */
export const curlExample = (secret: string): string => `curl -H 'X-API-Key: ${secret}' ${publicApiUrl}/v1/public/auth`;

/** Shows the secret once. It can be closed only after the user confirms that it is saved. */
export function SecretDialog({
  created,
  onClose,
}: {
  readonly created: NewSecret;
  readonly onClose: () => void;
}): ReactNode {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={created.rotated ? `New secret for ${created.key.name}` : `${created.key.name} was created`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="lg">
        <Notice tone="warn" title="This secret is shown only once">
          Save it in your integration or a password manager now. We can’t show it again. Never put it in a web page, a
          mobile app or a code repository.
        </Notice>
        <div>
          <Text size="sm" fw={500} mb={6} id="new-key">
            API key
          </Text>
          <CodeSnippet text={created.secret} labelledBy="new-key" />
          <Group mt="sm">
            <CopyButton text={created.secret} what="key" />
          </Group>
        </div>
        <div>
          <Text size="sm" fw={500} mb={6} id="try-line">
            Try it in a terminal
          </Text>
          <CodeSnippet text={curlExample(created.secret)} labelledBy="try-line" />
          <Group mt="sm" justify="space-between">
            <CopyButton text={curlExample(created.secret)} what="command" />
            <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" size="sm">
              API documentation
            </Anchor>
          </Group>
        </div>
        <Group justify="space-between" mt="xs">
          <Checkbox
            label="I have saved the key"
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
