import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Notice } from '../feedback/notice.js';
import { Discard, useLeaveGuard } from './unsaved-changes.js';
import { useReturnFocus } from './use-focus.js';

interface ShownOnceProps {
  readonly title: string;
  /** What is shown: `key`, `secret`, `codes`. */
  readonly what: string;
  readonly warning: string;
  /** Where to save it, and where not. */
  readonly advice: string;
  readonly large?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog with what the API returns only once. It can be closed only after the user confirms that it is saved; until then
 * leaving the page asks first. Closing it returns the focus to where it was before the form.
 */
export function ShownOnce({
  title,
  what,
  warning,
  advice,
  large = false,
  onClose,
  children,
}: ShownOnceProps): ReactNode {
  useReturnFocus();
  const [isSaved, setIsSaved] = useState(false);
  const leaving = useLeaveGuard(() => !isSaved);
  return (
    <Modal
      opened
      onClose={leaving?.reset ?? onClose}
      size={large ? 'lg' : 'md'}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={leaving !== undefined}
      withCloseButton={false}
    >
      <Stack gap={large ? 'lg' : 'md'}>
        <Notice tone="warn" title={warning}>
          {advice}
        </Notice>
        {children}
        <Group justify="space-between" mt="xs">
          <Checkbox
            label={`I have saved the ${what}`}
            checked={isSaved}
            onChange={(event) => setIsSaved(event.currentTarget.checked)}
          />
          <Button disabled={!isSaved} onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
      {leaving && (
        <Discard
          question={`Leave without saving the ${what}?`}
          keepLabel="Stay"
          discardLabel="Leave"
          onKeep={leaving.reset}
          onDiscard={leaving.proceed}
        />
      )}
    </Modal>
  );
}
