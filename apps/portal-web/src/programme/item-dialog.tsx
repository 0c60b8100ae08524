import { Collapse, Stack, TextInput, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { humanize } from '../format/words.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { notify } from '../ui/feedback/notify.js';
import { type ItemKind, useSaveProgrammeItem } from './programme-queries.js';
import classes from './item-dialog.module.css';

interface ItemDialogProps<Values extends object> {
  readonly kind: ItemKind;
  /** `card`, `reward` */
  readonly singular: string;
  readonly id: string | undefined;
  /** The request body, or undefined if the form is invalid. */
  readonly form: UseFormReturnType<Values>;
  readonly bodyOf: () => Record<string, unknown> | undefined;
  readonly onClose: () => void;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** The dialog around the form of a programme item: creates an item, or edits the one with the id. */
export function ItemDialog<Values extends object>({
  kind,
  singular,
  id,
  form,
  bodyOf,
  onClose,
  large = false,
  children,
}: ItemDialogProps<Values>): ReactNode {
  const save = useSaveProgrammeItem(kind);
  const error = useFieldErrors(form, save.error);
  const submit = (): void => {
    const body = bodyOf();
    if (!body) return;
    save.mutate(
      { id, body },
      {
        onSuccess: () => {
          notify(id ? 'Changes saved.' : `${humanize(singular)} created.`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={id ? `Edit ${singular}` : `New ${singular}`} onClose={onClose} large={large}>
      <DialogForm
        onSubmit={submit}
        onCancel={onClose}
        submitLabel={id ? 'Save' : `Create ${singular}`}
        isPending={save.isPending}
        error={error}
      >
        {children}
      </DialogForm>
    </Dialog>
  );
}

interface ExternalIdFieldProps {
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
}

/** The merchant's own id of an item. Hidden at first, because few merchants need it. */
export function ExternalIdField({ value, error, onChange }: ExternalIdFieldProps): ReactNode {
  const [open, { toggle }] = useDisclosure(value !== '');
  return (
    <div>
      <UnstyledButton className={classes['toggle'] ?? ''} onClick={toggle} aria-expanded={open}>
        {open ? 'Hide your own ID' : 'Use your own ID'}
      </UnstyledButton>
      <Collapse expanded={open} keepMounted={false}>
        <Stack mt="xs">
          <TextInput
            label="Your own ID"
            description="You can use it in API requests instead of our ID. Up to 128 characters."
            maxLength={128}
            value={value}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

/** The body field of the merchant's own id, if there is one that differs from the item's id. */
export const externalIdBody = (value: string, id: string | undefined): Record<string, string> =>
  value.trim() && value.trim() !== id ? { externalId: value.trim() } : {};
