import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UsageWindow } from '../api/types.js';
import { windows } from './usage-query.js';

interface WindowPickerProps {
  readonly value: UsageWindow;
  readonly onChange: (window: UsageWindow) => void;
}

/** Selects a time range. */
export function WindowPicker({ value, onChange }: WindowPickerProps): ReactNode {
  return <SegmentedControl aria-label="Time range" data={windows} value={value} onChange={onChange} size="sm" />;
}
