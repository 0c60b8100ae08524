import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { rangeQuery } from '../format/list-search.js';
import { useMerchant } from '../session/merchant-context.js';
import { ExportLink } from '../ui/actions/export-link.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Page } from '../ui/layout/page.js';
import { Icon } from '../ui/theme/icons.js';
import { IssueVoucher } from './issue-voucher.js';
import { VoucherList } from './voucher-list.js';
import { voucherSearch } from './voucher-queries.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/vouchers');

/** All issued vouchers. The address has the filters and the page. */
export function VouchersPage(): ReactNode {
  const { m, hasRole, timeZone } = useMerchant();
  // The router passes what is not a filter through.
  const { page, ...filter } = voucherSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const [issuing, issue] = useDisclosure(false);
  return (
    <Page
      title="Vouchers"
      description="All vouchers that were issued here or through the API. Templates are under Programme."
      actions={
        <>
          <ExportLink m={m} list="vouchers" query={rangeQuery(filter, timeZone)} />
          {hasRole('staff') && (
            <Button leftSection={<Icon name="plus" size={16} />} onClick={issue.open}>
              Issue voucher
            </Button>
          )}
        </>
      }
    >
      <VoucherList
        search={{ ...filter, ...(page ? { page } : {}) }}
        onFilter={(search) => void navigate({ search, replace: true })}
        onPage={(search) => void navigate({ search })}
      />
      <TimeZoneNote />
      {issuing && (
        <IssueVoucher
          onClose={issue.close}
          onDone={(id) => void navigate({ to: '/merchants/$m/vouchers/$voucher', params: { m, voucher: id } })}
        />
      )}
    </Page>
  );
}
