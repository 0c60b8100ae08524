import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LiabilityReport } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { CsvLink } from '../ui/actions/export-link.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { FilterRow, Filters, FilterText } from '../ui/forms/filter-fields.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { AgeingChart } from './ageing-chart.js';
import { LiabilityTable } from './liability-table.js';
import { liabilityFile, liabilityQuery } from './liability-query.js';
import { PeriodPicker } from './period-picker.js';
import { ProofNote } from './proof-note.js';
import { reportSearch, type ReportSearch } from './report-search.js';

const route = getRouteApi('/signed-in/shell/merchants/$m/liability');

/** What the merchant owes its customers in vouchers, points and rewards, and what moved it in a period. */
export function LiabilityPage(): ReactNode {
  const { m, hasRole, timeZone } = useMerchant();
  const search = reportSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const isAllowed = hasRole('admin');
  const report = useQuery({ ...liabilityQuery(m, search), enabled: isAllowed });
  const { from, to } = { ...report.data, ...search };
  const change = (days: ReportSearch): void =>
    void navigate({ search: reportSearch({ ...search, ...days }), replace: true });
  /** A period has both days: the report stays until a field that was emptied has another day. */
  const changeDay = (name: keyof ReportSearch, day: string): void => {
    if (day !== '') change({ [name]: day });
  };
  return (
    <Page
      title="Liability"
      description="Vouchers, points and rewards that customers can still use. Each figure is the sum of the entries in their histories."
      actions={isAllowed && <CsvLink list="liability" address={liabilityFile(m, search)} />}
    >
      {isAllowed ? (
        <>
          <Filters>
            <Group>
              <PeriodPicker timeZone={timeZone} from={from} to={to} onChange={change} />
            </Group>
            <FilterRow>
              <FilterText label="From" type="date" value={from ?? ''} onChange={(day) => changeDay('from', day)} />
              <FilterText
                label="To (not included)"
                type="date"
                value={to ?? ''}
                onChange={(day) => changeDay('to', day)}
              />
            </FilterRow>
          </Filters>
          <QueryState query={report}>{(data) => <Report report={data} />}</QueryState>
        </>
      ) : (
        <EmptyState icon="report" title="Only admins and owners can see this report">
          Ask an owner for this report, or for another role.
        </EmptyState>
      )}
    </Page>
  );
}

const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
const lastDay = (to: string): string => new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10);
/** A period that ends in the future ends now. */
const endOf = (to: string, timeZone: string): string =>
  lastDay(to) > new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
    ? 'now'
    : `on ${dayName(lastDay(to))}`;

function Report({ report }: { readonly report: LiabilityReport }): ReactNode {
  const { from, to, timeZone, rows, proof } = report;
  return (
    <Stack gap="xl">
      <ProofNote proof={proof} />
      <Panel title="Not yet used" description={`By days since issue, ${endOf(to, timeZone)}.`}>
        <AgeingChart rows={rows} />
      </Panel>
      <Panel
        title="What changed"
        description={`From ${dayName(from)} to ${dayName(lastDay(to))}. Closing = opening + issued + given back + adjusted − used − expired − cancelled − taken back.`}
        flush
      >
        <LiabilityTable rows={rows} />
      </Panel>
      <Text size="xs" c="dimmed">
        Days are those of the time zone {timeZone.replaceAll('_', ' ')}.
      </Text>
    </Stack>
  );
}
