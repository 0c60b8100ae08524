import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { ReportSearch } from './report-search.js';

const firstOf = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/** The periods that are one click away, of the merchant's calendar. */
export function commonPeriods(timeZone: string, now = new Date()) {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now).split('-').map(Number);
  return [
    { label: 'Last month', from: firstOf(year, month - 2), to: firstOf(year, month - 1) },
    { label: 'This month', from: firstOf(year, month - 1), to: firstOf(year, month) },
    { label: 'This year', from: firstOf(year, 0), to: firstOf(year + 1, 0) },
    { label: 'Last year', from: firstOf(year - 1, 0), to: firstOf(year, 0) },
  ] as const;
}

interface PeriodPickerProps {
  readonly timeZone: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly onChange: (days: ReportSearch) => void;
}

/** Selects one of the common periods; other days are chosen beside it. */
export function PeriodPicker({ timeZone, from, to, onChange }: PeriodPickerProps): ReactNode {
  const periods = commonPeriods(timeZone);
  const isNarrow = useMediaQuery('(max-width: 24em)');
  const chosen = periods.find((period) => period.from === from && period.to === to);
  return (
    <SegmentedControl
      aria-label="Period"
      data={periods.map(({ label }) => label)}
      value={chosen?.label ?? ''}
      onChange={(label) => {
        const period = periods.find((each) => each.label === label);
        if (period) onChange({ from: period.from, to: period.to });
      }}
      size="sm"
      // On most phones the four fit side by side.
      orientation={isNarrow ? 'vertical' : 'horizontal'}
      styles={{ label: { paddingInline: 8 } }}
    />
  );
}
