import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import type { Voucher } from '../api/types.js';

/** The title of a voucher as a link, and its code. */
export function VoucherName({ voucher: { id, title, code } }: { readonly voucher: Voucher }): ReactNode {
  const { m } = useMerchant();
  return (
    <>
      <TextLink to="/merchants/$m/vouchers/$voucher" params={{ m, voucher: id }} fw={600}>
        {title}
      </TextLink>
      <Text size="sm" c="dimmed" ff="monospace" style={{ whiteSpace: 'nowrap' }}>
        {code}
      </Text>
    </>
  );
}
