import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UsageWindow } from '../api/types.js';
import { windows } from './usage-query.js';

interface WindowChoiceProps {
  readonly value: UsageWindow;
  readonly onChange: (window: UsageWindow) => void;
}

/** How far back. */
export function WindowChoice({ value, onChange }: WindowChoiceProps): ReactNode {
  return <SegmentedControl aria-label="How far back" data={windows} value={value} onChange={onChange} size="sm" />;
}
