import { useQueryClient } from '@tanstack/react-query';
import { createContext, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLeaveGuard } from './unsaved-changes.js';

/** What a dialog knows of the form in it. */
interface FormState {
  /** Something was entered. */
  entered: boolean;
  /** The form was sent and has not been refused since. */
  sent: boolean;
  /** The form was sent and waits for the answer. */
  isPending: boolean;
}

interface FormContext {
  readonly state: RefObject<FormState>;
  /** Tells the dialog that its form waits for an answer, or does not any more. */
  readonly setIsWaiting: (isWaiting: boolean) => void;
}

/** How a form tells the dialog around it. */
export const FormStateContext = createContext<FormContext | undefined>(undefined);

/** When a dialog asks before it is closed or its page is left, and when it stays open. */
export function useDialogGuard(onClose: () => void) {
  const form = useRef<FormState>({ entered: false, sent: false, isPending: false });
  const [asking, setAsking] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const client = useQueryClient();
  // The answer ends the mutation before the page is rendered anew: what opens another page then need not ask.
  const waits = (): boolean => form.current.isPending && client.isMutating() > 0;
  const leaving = useLeaveGuard(() => waits() || (form.current.entered && !form.current.sent));
  // With the answer, the question whether to wait for it is over: the page stays, and shows the outcome.
  const stay = useEffectEvent(() => leaving?.reset());
  useEffect(() => (isWaiting ? () => stay() : undefined), [isWaiting]);
  const keep = (): void => {
    setAsking(false);
    leaving?.reset();
  };
  const close = (): void => {
    if (asking || leaving) keep();
    else if (form.current.isPending) return;
    else if (form.current.entered) setAsking(true);
    else onClose();
  };
  const [context] = useState<FormContext>(() => ({ state: form, setIsWaiting }));
  return {
    close,
    keep,
    isAsked: asking || leaving !== undefined,
    isWaiting,
    leave: leaving?.proceed ?? onClose,
    context,
  };
}
