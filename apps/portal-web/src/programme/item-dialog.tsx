import { Collapse, Stack, TextInput, UnstyledButton } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { humanize } from '../format/words.js';
import { changedFields } from '../ui/forms/changed-fields.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { useFieldErrors } from '../ui/forms/use-field-errors.js';
import { notify } from '../ui/feedback/notify.js';
import { type ItemBodies, type ItemKind, useSaveProgrammeItem } from './programme-queries.js';
import classes from './item-dialog.module.css';

interface SentWith<Body> {
  readonly field: keyof Body;
  readonly other: keyof Body;
}

interface ItemDialogProps<K extends ItemKind, Values extends object> {
  readonly kind: K;
  /** `card`, `reward` */
  readonly singular: string;
  readonly id: string | undefined;
  readonly form: UseFormReturnType<Values>;
  /** The request body. Of an item that is edited, the fields that were changed are sent. */
  readonly bodyOf: (values: Values) => ItemBodies[K];
  /** Fields that are sent when another one is, also if they were not changed. */
  readonly sentWith?: readonly SentWith<ItemBodies[K]>[];
  readonly onClose: () => void;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** The dialog around the form of a programme item: creates an item, or edits the one with the id. */
export function ItemDialog<K extends ItemKind, Values extends object>({
  kind,
  singular,
  id,
  form,
  bodyOf,
  sentWith = [],
  onClose,
  large = false,
  children,
}: ItemDialogProps<K, Values>): ReactNode {
  const save = useSaveProgrammeItem(kind);
  const error = useFieldErrors(form, save.error);
  const submit = (): void => {
    if (form.validate().hasErrors) return;
    const entered = bodyOf(form.getValues());
    const body: Partial<ItemBodies[K]> = id ? changedFields(bodyOf(form.getInitialValues()), entered) : entered;
    for (const { field, other } of sentWith) if (field in body) body[other] = entered[other];
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

/** The body field of the merchant's own id. The item's id takes it away. */
export const externalIdBody = (value: string, id: string | undefined): Record<string, string> => {
  const externalId = value.trim() || id;
  return externalId ? { externalId } : {};
};
