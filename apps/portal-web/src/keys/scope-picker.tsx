import { Checkbox, Input, Stack, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Scope } from '../api/types.js';
import { allScopes, presetOf, presets, scopeGroups } from './scopes.js';
import classes from './scope-picker.module.css';

interface ScopePickerProps {
  readonly value: readonly Scope[];
  readonly onChange: (scopes: Scope[]) => void;
  readonly error?: ReactNode;
}

/** Selects scopes, by preset or one by one. */
export function ScopePicker({ value, onChange, error }: ScopePickerProps): ReactNode {
  const chosen = presetOf(value);
  const [isListOpen, setListOpen] = useState(chosen === undefined);
  const toggle = (scope: Scope): void =>
    onChange(allScopes.filter((each) => (each === scope ? !value.includes(scope) : value.includes(each))));
  return (
    <Stack
      gap="sm"
      component="fieldset"
      className={classes['fieldset']}
      tabIndex={-1}
      data-invalid={error ? true : undefined}
    >
      <legend className={classes['legend']}>Scopes</legend>
      <div className={classes['presets']}>
        {presets.map((preset) => (
          <UnstyledButton
            key={preset.id}
            className={classes['preset']}
            aria-pressed={preset === chosen}
            onClick={() => onChange([...preset.scopes])}
          >
            <strong>{preset.title}</strong>
            <span>{preset.text}</span>
          </UnstyledButton>
        ))}
      </div>
      <details
        className={classes['details']}
        open={isListOpen}
        onToggle={({ currentTarget }) => setListOpen(currentTarget.open)}
      >
        <summary>
          Choose single scopes ({value.length} of {allScopes.length})
        </summary>
        <div className={classes['groups']}>
          {scopeGroups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <div className={classes['group']}>{group.title}</div>
              <Stack gap={10}>
                {group.scopes.map(({ scope, text }) => (
                  <Checkbox
                    key={scope}
                    size="sm"
                    label={scope}
                    description={text}
                    checked={value.includes(scope)}
                    onChange={() => toggle(scope)}
                  />
                ))}
              </Stack>
            </div>
          ))}
        </div>
      </details>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </Stack>
  );
}
