import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { VoucherLink } from '../session/merchant-links.js';
import type { Voucher } from '../api/types.js';

/** The title of a voucher as a link, and its code. */
export function VoucherName({ voucher: { id, title, code } }: { readonly voucher: Voucher }): ReactNode {
  return (
    <>
      <VoucherLink id={id} strong>
        {title}
      </VoucherLink>
      <Text size="sm" c="dimmed" ff="monospace" style={{ whiteSpace: 'nowrap' }}>
        {code}
      </Text>
    </>
  );
}
