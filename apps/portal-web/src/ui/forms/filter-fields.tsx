import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../theme/icons.js';
import classes from './filters.module.css';

/** Fields of a filter, as many in a row as fit. */
export const FilterRow = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={classes['row']}>{children}</div>
);

interface FiltersProps {
  readonly children: ReactNode;
  /** Removes all of them; absent where there is nothing to clear. */
  readonly onClear?: (() => void) | undefined;
}

/** The filters of a list, below each other, and a button that removes all of them. */
export function Filters({ children, onClear }: FiltersProps): ReactNode {
  const [timesCleared, setTimesCleared] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    setTimesCleared((times) => times + 1);
    // The button goes with the last filter.
    group.current?.focus();
    onClear?.();
  };
  return (
    <div ref={group} role="group" aria-label="Filters" tabIndex={-1} className={classes['filters']}>
      {/* New fields: what was typed a moment ago must not become a filter after all. */}
      <Fragment key={timesCleared}>{children}</Fragment>
      {onClear && (
        <Group gap="sm">
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear filters
          </Button>
        </Group>
      )}
    </div>
  );
}

interface FilterTextProps {
  readonly label: string;
  readonly type?: 'date' | 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text or day of a filter. It takes effect a moment after the last key press, unless another page was opened meanwhile. */
export function FilterText({ value, onChange, ...input }: FilterTextProps): ReactNode {
  const [text, setText] = useState(value);
  const router = useRouter();
  /** More was typed than was reported. The value that arrives meanwhile is an earlier one. */
  const isAhead = useRef(false);
  const report = useDebouncedCallback((entered: string) => {
    isAhead.current = false;
    // A year that is being typed is 0002, 0020 and 0202 first.
    if (input.type === 'date' && entered.startsWith('0')) return;
    // Another page may be opening and still load: a new filter of this page would take the user back.
    const { location, resolvedLocation } = router.state;
    if (location.pathname === (resolvedLocation ?? location).pathname) onChange(entered);
  }, 400);
  useEffect(() => {
    if (!isAhead.current) setText((entered) => (entered.trim() === value ? entered : value));
  }, [value]);
  return (
    <TextInput
      {...input}
      value={text}
      spellCheck={false}
      autoComplete="off"
      leftSection={input.type === 'search' ? <Icon name="search" size={16} /> : undefined}
      onChange={(event) => {
        isAhead.current = true;
        setText(event.currentTarget.value);
        report(event.currentTarget.value);
      }}
    />
  );
}
