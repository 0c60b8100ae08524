import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/api-error.js';
import { Notice } from '../feedback/notice.js';
import { useReturnFocus } from './use-return-focus.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** A dialog that is open while it is rendered. Closing it returns the focus to where it was. */
export function Dialog({ title, onClose, large = false, children }: DialogProps): ReactNode {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={title} size={large ? 'lg' : 'md'}>
      {children}
    </Modal>
  );
}

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly isPending: boolean;
  readonly error?: unknown;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The form of a dialog: fields, error, Cancel and submit. */
export function DialogForm(props: DialogFormProps): ReactNode {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.isPending) props.onSubmit();
      }}
    >
      <Stack gap="md">
        {props.children}
        {props.error ? <Notice tone="bad">{errorMessage(props.error)}</Notice> : null}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={props.onCancel}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            type="submit"
            color={props.danger ? 'red.7' : undefined}
            loading={props.isPending}
            disabled={props.disabled}
          >
            {props.submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ConfirmDialogProps extends Omit<DialogFormProps, 'onSubmit' | 'onCancel' | 'disabled'> {
  readonly title: string;
  /** A text that the user must type to enable the button, for actions that can't be undone. */
  readonly confirmText?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation and says what will happen. */
export function ConfirmDialog({
  title,
  confirmText,
  onConfirm,
  onClose,
  children,
  ...rest
}: ConfirmDialogProps): ReactNode {
  const [text, setText] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        {...rest}
        onSubmit={onConfirm}
        onCancel={onClose}
        disabled={confirmText !== undefined && text.trim() !== confirmText}
      >
        {children}
        {confirmText !== undefined && (
          <TextInput
            label={`Type “${confirmText}” to confirm`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
