import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data/data-table.js';
import { pluralize } from '../format/words.js';
import type { VoucherTemplate } from '../api/types.js';
import { ItemList } from './item-list.js';
import { VoucherTemplateForm } from './voucher-template-form.js';
import { templateValue } from './template-value.js';

const columns: readonly Column<VoucherTemplate>[] = [
  {
    header: 'Template',
    longText: 'name',
    cell: ({ title }) => (
      <Text size="sm" fw={600}>
        {title}
      </Text>
    ),
  },
  { header: 'Value', cell: templateValue },
  { header: 'Partial redemption', cell: ({ allowPartialRedemption }) => (allowPartialRedemption ? 'Yes' : 'No') },
  {
    header: 'Validity',
    cell: ({ expiryDays, activationDelayDays }) => (
      <>
        {expiryDays === null ? 'Never expires' : pluralize(expiryDays, 'day')}
        {activationDelayDays > 0 && <div>active after {pluralize(activationDelayDays, 'day')}</div>}
      </>
    ),
  },
];

/** The list of voucher templates. */
export function VoucherTemplates(): ReactNode {
  return (
    <ItemList
      kind="voucher-templates"
      icon="vouchers"
      singular="template"
      plural="voucher templates"
      emptyText="A template sets the value and the validity of a voucher. Vouchers are issued from a template, here or through the API."
      nameOf={({ title }) => title}
      columns={columns}
      deactivateWarning="No new vouchers can be issued from it. Vouchers that are already issued do not change."
      form={(template, close) => (
        <VoucherTemplateForm key={template?.id ?? 'new'} template={template} onClose={close} />
      )}
    />
  );
}
