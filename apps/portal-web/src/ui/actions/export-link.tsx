import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { notifyError } from '../feedback/notify.js';
import { Icon } from '../theme/icons.js';
import { downloadFile } from './download-file.js';

interface ExportLinkProps {
  /** The merchant. */
  readonly m: string;
  readonly list: 'customers' | 'vouchers' | 'orders' | 'audit-log';
  /** The filters of the list, as the API takes them; what has no value is left out. */
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Downloads all that the list shows with its filters as CSV. */
export function ExportLink({ m, list, query }: ExportLinkProps): ReactNode {
  const set = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
  return <CsvLink list={list} address={`/v1/portal/merchants/${encodeURIComponent(m)}/exports/${list}.csv${search}`} />;
}

/** Downloads a CSV file of the API. A refusal, such as of too many exports, is shown as a sentence. */
export function CsvLink({ list, address }: { readonly list: string; readonly address: string }): ReactNode {
  const save = useMutation({
    mutationFn: () => downloadFile(address, `${list}.csv`),
    onError: notifyError,
  });
  // With a modifier key the browser opens the address itself.
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Button
      component="a"
      href={address}
      onClick={onClick}
      loading={save.isPending}
      variant="default"
      leftSection={<Icon name="download" size={16} />}
    >
      Export CSV
    </Button>
  );
}
