import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import classes from './unsaved-changes.module.css';
import { useReturnFocus } from './use-focus.js';

/** The question whether to leave a form with changes: `proceed` leaves, `reset` stays. */
interface Question {
  readonly proceed: () => void;
  readonly reset: () => void;
}

const guards = new Set<() => Promise<boolean>>();

/** Asks as a link does, before something that is no link ends what was entered. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of guards) if (!(await ask())) return false;
  return true;
}

/**
 * Stops every way to leave the page while `isChanged` says that a form would be lost: a link, the browser's back button, and the
 * closing of the tab, where the browser asks by itself. `proceed` is set while the user is to be asked. The sign-in page opens
 * without a question: who signs out has answered it before (`mayLeave`).
 */
export function useLeaveGuard(isChanged: () => boolean): Question | undefined {
  const [question, setQuestion] = useState<Question>();
  const ask = useEffectEvent(async () => {
    if (!isChanged()) return true;
    const answer = await new Promise<boolean>((resolve) =>
      setQuestion({ proceed: () => resolve(true), reset: () => resolve(false) }),
    );
    setQuestion(undefined);
    return answer;
  });
  useEffect(() => {
    const guard = () => ask();
    guards.add(guard);
    return () => void guards.delete(guard);
  }, []);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && next.pathname !== '/sign-in' && isChanged(),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return status === 'blocked' ? { proceed, reset } : question;
}

interface DiscardProps {
  readonly question?: string;
  readonly keepLabel?: string;
  readonly discardLabel?: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/**
 * Asks whether what was typed, or what is shown, may be lost. The safe answer has the focus, which goes back afterwards to where
 * it was.
 */
export function Discard({
  question = 'Discard what you entered?',
  keepLabel = 'Keep editing',
  discardLabel = 'Discard',
  onKeep,
  onDiscard,
}: DiscardProps): ReactNode {
  useReturnFocus();
  return (
    <div role="alertdialog" aria-label={question} className={classes['ask']}>
      <Text size="sm" fw={600}>
        {question}
      </Text>
      <Group gap="sm">
        <Button variant="default" size="xs" onClick={onKeep} autoFocus>
          {keepLabel}
        </Button>
        <Button color="red.7" size="xs" onClick={onDiscard}>
          {discardLabel}
        </Button>
      </Group>
    </div>
  );
}

/** For a form that is a part of a page: asks before the page is left while the form has changes. */
export function UnsavedChanges({ when }: { readonly when: boolean }): ReactNode {
  const leaving = useLeaveGuard(() => when);
  if (!leaving) return null;
  return (
    <Modal opened onClose={leaving.reset} title="Leave without saving?">
      <Discard onKeep={leaving.reset} onDiscard={leaving.proceed} />
    </Modal>
  );
}
