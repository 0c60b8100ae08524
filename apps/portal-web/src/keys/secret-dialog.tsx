import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { SecretOnce } from '../ui/forms/secret-once.js';
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

/** Shows the secret of a key once. */
export function SecretDialog({
  created: { key, secret, rotated },
  onClose,
}: {
  readonly created: NewSecret;
  readonly onClose: () => void;
}): ReactNode {
  const example = curlExample(secret);
  return (
    <SecretOnce
      title={rotated ? `New secret for ${key.name}` : `${key.name} was created`}
      advice="Save it in your integration or a password manager now. We can’t show it again. Never put it in a web page, a mobile app or a code repository."
      label="API key"
      secret={secret}
      what="key"
      onClose={onClose}
    >
      <div>
        <Text size="sm" fw={500} mb={6} id="try-line">
          Try it in a terminal
        </Text>
        <CodeSnippet text={example} labelledBy="try-line" />
        <Group mt="sm" justify="space-between">
          <CopyButton text={example} what="command" />
          <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" size="sm">
            API documentation
          </Anchor>
        </Group>
      </div>
    </SecretOnce>
  );
}
