import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../theme/icons.js';

interface ExportLinkProps {
  /** The merchant. */
  readonly m: string;
  readonly list: 'customers' | 'vouchers' | 'orders' | 'audit-log';
  /** The filters of the list, as the API takes them; what has no value is left out. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Downloads all that the list shows with its filters as CSV. A link, so that the browser writes it while it arrives. */
export function ExportLink({ m, list, query }: ExportLinkProps): ReactNode {
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
  return (
    <Button
      component="a"
      href={`/v1/portal/merchants/${encodeURIComponent(m)}/exports/${list}.csv${search}`}
      download
      variant="default"
      leftSection={<Icon name="download" size={16} />}
    >
      Export CSV
    </Button>
  );
}
