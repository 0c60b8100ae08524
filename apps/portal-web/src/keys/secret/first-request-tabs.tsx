import { Anchor, Group, Tabs, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { publicDocsUrl } from '../../api/page-settings.js';
import type { Scope } from '../../api/types.js';
import { CodeSnippet } from '../../ui/actions/code-snippet.js';
import { CopyButton } from '../../ui/actions/copy-button.js';
import { curlOf, environmentOf, firstRequest, typescriptOf } from './first-request.js';

/** A first request that the scopes allow, in three forms to copy. */
export function FirstRequestTabs({
  scopes,
  secret,
}: {
  readonly scopes: readonly Scope[];
  readonly secret: string;
}): ReactNode {
  const request = firstRequest(scopes);
  const forms = [
    { id: 'curl', title: 'curl', text: curlOf(request, secret), what: 'command', about: `${request.what}.` },
    {
      id: 'typescript',
      title: 'TypeScript',
      text: typescriptOf(request),
      what: 'code',
      about: `${request.what}, with the values of the .env file.`,
    },
    {
      id: 'env',
      title: '.env',
      text: environmentOf(secret),
      what: 'file',
      about: 'For your server. Keep this file out of the repository.',
    },
  ];
  return (
    <div>
      <Text size="sm" fw={500} mb={6}>
        Send a first request
      </Text>
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List aria-label="Forms of the first request">
          {forms.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {forms.map(({ id, text, what, about }) => (
          <Tabs.Panel key={id} value={id} pt="sm">
            <Text size="sm" c="dimmed" mb={6} id={`first-${id}`}>
              {about}
            </Text>
            <CodeSnippet text={text} labelledBy={`first-${id}`} />
            <Group mt="sm" justify="space-between">
              <CopyButton text={text} what={what} />
              <Anchor href={publicDocsUrl} target="_blank" rel="noreferrer" size="sm">
                API documentation
              </Anchor>
            </Group>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
}
