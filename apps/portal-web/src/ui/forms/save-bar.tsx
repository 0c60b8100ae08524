import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionButton } from '../actions/action-button.js';
import classes from './save-bar.module.css';
import { UnsavedChanges } from './unsaved-changes.js';

interface SaveBarProps {
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly onDiscard: () => void;
}

/** The end of a form that is a page: saves or discards its changes, and asks before the page is left with some. */
export function SaveBar({ isChanged, isPending, onDiscard }: SaveBarProps): ReactNode {
  return (
    <Group className={classes['bar'] ?? ''}>
      <UnsavedChanges when={isChanged} />
      <ActionButton type="submit" size="md" loading={isPending} disabled={!isChanged}>
        Save changes
      </ActionButton>
      {isChanged && (
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          Discard changes
        </Button>
      )}
    </Group>
  );
}
