import { useState, type ReactNode } from 'react';
import { Group, Stack, Title } from '@mantine/core';
import type { UsageWindow } from '../api/types.js';
import { UsageView } from './usage-view.js';
import { WindowChoice } from './window-picker.js';

/** The usage of one key, on its page. */
export function KeyUsage({ keyId }: { readonly keyId: string }): ReactNode {
  const [window, setWindow] = useState<UsageWindow>('24h');
  return (
    <Stack component="section" gap="lg" aria-labelledby="key-usage">
      <Group justify="space-between">
        <Title order={2} id="key-usage">
          Usage of this key
        </Title>
        <WindowChoice value={window} onChange={setWindow} />
      </Group>
      <UsageView window={window} keyId={keyId} brief />
    </Stack>
  );
}
