import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import { counted } from '../format/format.js';
import type { VoucherTemplate } from '../api/types.js';
import { ThingList } from './item-list.js';
import { VoucherTemplateForm } from './voucher-template-form.js';
import { worthOf } from './template-value.js';

const columns: readonly Column<VoucherTemplate>[] = [
  {
    head: 'Template',
    cell: ({ title }) => (
      <Text size="sm" fw={600}>
        {title}
      </Text>
    ),
  },
  { head: 'Worth', cell: worthOf },
  { head: 'In parts', cell: ({ allowPartialRedemption }) => (allowPartialRedemption ? 'Yes' : 'At once') },
  {
    head: 'Life',
    cell: ({ expiryDays, activationDelayDays }) => (
      <>
        {expiryDays === null ? 'Never expires' : counted(expiryDays, 'day')}
        {activationDelayDays > 0 && <div>from day {activationDelayDays} on</div>}
      </>
    ),
  },
];

/** What vouchers are made from. */
export function VoucherTemplates(): ReactNode {
  return (
    <ThingList
      kind="voucher-templates"
      icon="vouchers"
      one="template"
      many="voucher templates"
      empty="A template says what a voucher is worth and how long it lives. Vouchers are issued from it, here or through the API."
      nameOf={({ title }) => title}
      columns={columns}
      stops="No new vouchers can be issued from it. The ones that are out stay as they are."
      form={(template, close) => <VoucherTemplateForm key={template?.id ?? 'new'} of={template} onClose={close} />}
    />
  );
}
