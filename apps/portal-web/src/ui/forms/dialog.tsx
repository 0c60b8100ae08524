import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useContext, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { ActionButton } from '../actions/action-button.js';
import { errorMessage } from '../../api/api-error.js';
import { looksLike } from '../../format/words.js';
import { Notice } from '../feedback/notice.js';
import classes from './dialog.module.css';
import { hasNumberProblem } from './number-field.js';
import { Discard } from './unsaved-changes.js';
import { FormStateContext, useDialogGuard } from './use-dialog-guard.js';
import { invalidField, useFocusInvalid, useReturnFocus } from './use-focus.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog that is open while it is rendered. Closing it returns the focus to where it was. While its form holds what somebody
 * entered, Escape, a click outside and leaving the page ask first; Cancel does not. While its form waits for an answer it stays
 * open, and leaving the page asks: closed, it could not say whether something was done, nor show a secret. (`api/client.ts` limits
 * how long that is.)
 */
export function Dialog({ title, onClose, large = false, children }: DialogProps): ReactNode {
  useReturnFocus();
  const { close, keep, isAsked, isWaiting, leave, context } = useDialogGuard(onClose);
  return (
    <Modal opened onClose={close} title={title} size={large ? 'lg' : 'md'}>
      <FormStateContext value={context}>{children}</FormStateContext>
      {isAsked && <Discard {...(isWaiting ? waiting : {})} onKeep={keep} onDiscard={leave} />}
    </Modal>
  );
}

/** The question of a dialog whose form waits for its answer. */
const waiting = {
  question: 'Wait for the answer? If you leave now, this page can’t show whether it was done.',
  keepLabel: 'Wait',
  discardLabel: 'Leave',
};

interface DialogFormProps {
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly isPending: boolean;
  readonly error?: unknown;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** What is entered is no loss, such as what is typed to confirm. */
  readonly unguarded?: boolean;
  readonly children: ReactNode;
}

/**
 * A button within the fields, except one that only opens or closes a part of them. Or an option of a list: React passes its
 * events on to the form, although the list is rendered elsewhere in the page.
 */
const choices = 'button[type="button"]:not([data-autofocus], [aria-expanded]), [role="option"]';

/** Selects a suggested number on focus, so that typing replaces it. */
function selectNumber({ target }: FocusEvent): void {
  if (target instanceof HTMLInputElement && ['decimal', 'numeric'].includes(target.inputMode)) target.select();
}

/**
 * The form of a dialog: fields, error, Cancel and submit. Without a field with `data-autofocus`, Cancel has the focus; after a
 * submit that is refused, the first invalid field has it.
 */
export function DialogForm(props: DialogFormProps): ReactNode {
  const dialog = useContext(FormStateContext);
  const state = dialog?.state;
  const focusInvalid = useFocusInvalid();
  const { isPending, error, danger, disabled, unguarded = false } = props;
  // Set until the page shows that the request is pending: a second click may come before that.
  const isSending = useRef(false);
  const enter = (): void => {
    if (state && !unguarded) state.current = { ...state.current, entered: true, sent: false };
  };
  const submit = (): void => {
    isSending.current = true;
    try {
      props.onSubmit();
    } finally {
      setTimeout(() => (isSending.current = false));
    }
  };
  useEffect(() => {
    if (!state) return;
    state.current.isPending = isPending;
    if (isPending) state.current.sent = true;
    else if (error || focusInvalid.ref.current?.querySelector(invalidField)) state.current.sent = false;
  });
  useEffect(() => dialog?.setIsWaiting(isPending), [dialog, isPending]);
  return (
    <form
      noValidate
      aria-busy={isPending}
      {...focusInvalid}
      onFocus={selectNumber}
      onChange={enter}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest(choices)) enter();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !isSending.current && !hasNumberProblem(event.currentTarget)) submit();
      }}
    >
      <Stack gap="md">
        {props.children}
        {props.error ? <Notice tone="bad">{errorMessage(props.error)}</Notice> : null}
        <Group justify="flex-end" gap="sm" className={classes['buttons']}>
          <CancelButton {...props} />
          <ActionButton type="submit" color={danger ? 'red.7' : undefined} loading={isPending} disabled={disabled}>
            {props.submitLabel}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  );
}

/** While the form waits for its answer this does nothing, but is not disabled: it may have the focus, which would be lost. */
function CancelButton({ isPending, onCancel, cancelLabel = 'Cancel' }: DialogFormProps): ReactNode {
  const off = isPending ? { 'aria-disabled': true, 'data-disabled': true } : { onClick: onCancel };
  return (
    <Button variant="default" data-autofocus {...off}>
      {cancelLabel}
    </Button>
  );
}

interface ConfirmDialogProps extends Omit<DialogFormProps, 'onSubmit' | 'onCancel' | 'disabled' | 'unguarded'> {
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
        unguarded
        onSubmit={onConfirm}
        onCancel={onClose}
        disabled={confirmText !== undefined && !looksLike(text, confirmText)}
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
