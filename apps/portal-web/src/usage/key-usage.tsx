import { useState, type ReactNode } from 'react';
import { Group, Stack, Title } from '@mantine/core';
import type { UsageWindow } from '../api/types.js';
import { UsageView } from './usage-view.js';
import { WindowPicker } from './window-picker.js';

/** The usage section of a key page. */
export function KeyUsage({ keyId }: { readonly keyId: string }): ReactNode {
  const [window, setWindow] = useState<UsageWindow>('24h');
  return (
    <Stack component="section" gap="lg" aria-labelledby="key-usage">
      <Group justify="space-between">
        <Title order={2} id="key-usage">
          Usage of this key
        </Title>
        <WindowPicker value={window} onChange={setWindow} />
      </Group>
      <UsageView window={window} keyId={keyId} compact />
    </Stack>
  );
}
