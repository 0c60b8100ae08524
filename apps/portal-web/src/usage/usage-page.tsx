import { Group, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { Page } from '../ui/layout/page.js';
import { keysQuery } from '../api/keys-query.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { UsageView } from './usage-view.js';
import { windowOf } from './usage-query.js';
import { WindowPicker } from './window-picker.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/usage');

/** Usage of the public API by all keys or by one key. */
export function UsagePage(): ReactNode {
  const { m, seesKeys } = useMerchant();
  const { window: windowParam, key } = route.useSearch();
  const window = windowOf(windowParam);
  const navigate = route.useNavigate();
  const keys = useQuery({ ...keysQuery(m), enabled: seesKeys });
  const choices = (keys.data?.data ?? []).map(({ id, name, status }) => ({
    value: id,
    label: status === 'active' ? name : `${name} (${status})`,
  }));
  return (
    <Page title="Usage" description="Requests to the public API, response times and rate limits.">
      <Group justify="space-between" align="flex-end">
        <WindowPicker
          value={window}
          onChange={(next) => void navigate({ search: (old) => ({ ...old, window: next }) })}
        />
        {seesKeys && (
          <Select
            label="Key"
            data={[{ value: 'all', label: 'All keys' }, ...choices]}
            value={key ?? 'all'}
            onChange={(next) =>
              void navigate({ search: () => (next && next !== 'all' ? { window, key: next } : { window }) })
            }
            w={{ base: '100%', xs: 240 }}
          />
        )}
      </Group>
      <UsageView window={window} keyId={key} />
      <TimeZoneNote />
    </Page>
  );
}
