import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/forms/dialog.js';
import { notify } from '../ui/feedback/notify.js';
import { type ItemKind, useSaveProgrammeItem } from './programme-queries.js';

interface ToggleActiveDialogProps {
  readonly kind: ItemKind;
  readonly item: { readonly id: string; readonly active: boolean };
  readonly name: string;
  readonly deactivateWarning: string;
  readonly onClose: () => void;
}

/** Deactivates an active item, or activates an inactive one. Items are never deleted. */
export function ToggleActiveDialog({
  kind,
  item,
  name,
  deactivateWarning,
  onClose,
}: ToggleActiveDialogProps): ReactNode {
  const save = useSaveProgrammeItem(kind);
  const active = !item.active;
  return (
    <ConfirmDialog
      title={active ? `Activate ${name}?` : `Deactivate ${name}?`}
      submitLabel={active ? 'Activate' : 'Deactivate'}
      isPending={save.isPending}
      error={save.error}
      onConfirm={() =>
        save.mutate(
          { id: item.id, body: { active } },
          {
            onSuccess: () => {
              notify(`${name} is now ${active ? 'active' : 'inactive'}.`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Text size="sm">{active ? 'It can be used again immediately.' : deactivateWarning}</Text>
    </ConfirmDialog>
  );
}
