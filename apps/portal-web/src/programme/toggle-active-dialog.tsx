import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Confirm } from '../ui/forms/dialog.js';
import { told } from '../ui/feedback/notify.js';
import { type Kind, useSaveThing } from './programme-queries.js';

interface SwitchThingProps {
  readonly kind: Kind;
  readonly thing: { readonly id: string; readonly active: boolean };
  readonly name: string;
  readonly stops: string;
  readonly onClose: () => void;
}

/** Deactivates what is active and the other way round. Nothing is ever deleted: what was given stays. */
export function SwitchThing({ kind, thing, name, stops, onClose }: SwitchThingProps): ReactNode {
  const save = useSaveThing(kind);
  const active = !thing.active;
  return (
    <Confirm
      title={active ? `Activate ${name}?` : `Deactivate ${name}?`}
      submit={active ? 'Activate' : 'Deactivate'}
      busy={save.isPending}
      error={save.error}
      onConfirm={() =>
        save.mutate(
          { id: thing.id, body: { active } },
          {
            onSuccess: () => {
              told(`${name} is ${active ? 'active' : 'inactive'} now.`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Text size="sm">{active ? 'It can be used again from now on.' : stops}</Text>
    </Confirm>
  );
}
