import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../api/api-error.js';
import { Notice } from '../feedback/notice.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A dialog that is open as long as it is rendered. Escape and the corner close it. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps): ReactNode {
  return (
    <Modal opened onClose={onClose} title={title} size={wide ? 'lg' : 'md'}>
      {children}
    </Modal>
  );
}

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly submit: string;
  readonly busy: boolean;
  readonly error?: unknown;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Fields with what went wrong below them, and the two buttons of every dialog. */
export function DialogForm(props: DialogFormProps): ReactNode {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.busy) props.onSubmit();
      }}
    >
      <Stack gap="md">
        {props.children}
        {props.error ? <Notice tone="bad">{messageOf(props.error)}</Notice> : null}
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            color={props.danger ? 'red.7' : undefined}
            loading={props.busy}
            disabled={props.disabled}
          >
            {props.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ConfirmProps extends Omit<DialogFormProps, 'onSubmit' | 'onCancel' | 'disabled'> {
  readonly title: string;
  /** What has to be typed before the button works, for what can't be undone. */
  readonly typed?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something happens, and says what will. */
export function Confirm({ title, typed, onConfirm, onClose, children, ...rest }: ConfirmProps): ReactNode {
  const [text, setText] = useState('');
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        {...rest}
        onSubmit={onConfirm}
        onCancel={onClose}
        disabled={typed !== undefined && text.trim() !== typed}
      >
        {children}
        {typed !== undefined && (
          <TextInput
            label={`Type “${typed}” to confirm`}
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
