import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import type { Voucher } from '../api/types.js';

/** A voucher by its title, with its code below. */
export function VoucherName({ of: { id, title, code } }: { readonly of: Voucher }): ReactNode {
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
