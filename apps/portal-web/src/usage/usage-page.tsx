import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { keysQuery } from '../keys/key-queries.js';
import { UsageView } from './usage-view.js';
import { windowOf } from './usage-query.js';
import { WindowChoice } from './window-picker.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/usage');

/** How the public API is used: by all keys or by one. */
export function UsagePage(): ReactNode {
  const { m } = useMerchant();
  const { window: asked, key } = route.useSearch();
  const window = windowOf(asked);
  const navigate = route.useNavigate();
  const keys = useQuery(keysQuery(m));
  const choices = (keys.data ?? []).map(({ id, name, status }) => ({
    value: id,
    label: status === 'active' ? name : `${name} (${status})`,
  }));
  return (
    <Page
      title="Usage"
      about="What your integrations ask of the public API, how quickly it answers, and what is left of your limits."
    >
      <Group justify="space-between" align="flex-end">
        <WindowChoice
          value={window}
          onChange={(next) => void navigate({ search: (old) => ({ ...old, window: next }) })}
        />
        <Select
          label="Key"
          data={[{ value: 'all', label: 'All keys' }, ...choices]}
          value={key ?? 'all'}
          onChange={(next) =>
            void navigate({ search: () => (next && next !== 'all' ? { window, key: next } : { window }) })
          }
          w={{ base: '100%', xs: 240 }}
        />
      </Group>
      <UsageView window={window} keyId={key} />
    </Page>
  );
}
