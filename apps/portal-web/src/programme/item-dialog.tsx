import { Collapse, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { told } from '../ui/feedback/notify.js';
import { type Kind, useSaveThing } from './programme-queries.js';
import classes from './item-dialog.module.css';

interface ThingFormProps {
  readonly kind: Kind;
  /** `card`, `reward` */
  readonly one: string;
  readonly id: string | undefined;
  /** What to send, or undefined where a field is wrong and says so. */
  readonly bodyOf: () => Record<string, unknown> | undefined;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The dialog around the form of a thing: makes it, or changes the one with the id. */
export function ThingForm({ kind, one, id, bodyOf, onClose, wide = false, children }: ThingFormProps): ReactNode {
  const save = useSaveThing(kind);
  const submit = (): void => {
    const body = bodyOf();
    if (!body) return;
    save.mutate(
      { id, body },
      {
        onSuccess: () => {
          told(id ? 'Your changes are saved.' : `The new ${one} is there.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={id ? `Change this ${one}` : `New ${one}`} onClose={onClose} wide={wide}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submit={id ? 'Save' : `Make the ${one}`}
        busy={save.isPending}
        error={save.error}
      >
        {children}
      </DialogForm>
    </Dialog>
  );
}

interface OwnIdProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The merchant's own id of a thing, which most never need. */
export function OwnId({ value, onChange }: OwnIdProps): ReactNode {
  const [open, { toggle }] = useDisclosure(value !== '');
  return (
    <div>
      <UnstyledButton className={classes['more'] ?? ''} onClick={toggle} aria-expanded={open}>
        {open ? 'Without an id of your own' : 'Give it an id of your own'}
      </UnstyledButton>
      <Collapse expanded={open} keepMounted={false}>
        <Stack mt="xs">
          <TextInput
            label="Your own id"
            description="The API takes it wherever it takes ours. Up to 128 characters."
            maxLength={128}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

/** The own id as it is sent: only where there is one that is not the thing's id. */
export const ownIdOf = (value: string, id: string | undefined): Record<string, string> =>
  value.trim() && value.trim() !== id ? { externalId: value.trim() } : {};
