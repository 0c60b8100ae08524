import { FileButton as MantineFileButton } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { ActionButton } from '../actions/action-button.js';

interface FileButtonProps {
  /** Media types and endings. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** Chooses a file. The input forgets it at once: otherwise the same file, once corrected, could not be chosen again. */
export function FileButton({ accept, onChoose, isPending = false, children }: FileButtonProps): ReactNode {
  const reset = useRef<() => void>(null);
  const choose = (file: File | null): void => {
    if (file) onChoose(file);
    reset.current?.();
  };
  return (
    <MantineFileButton accept={accept} onChange={choose} resetRef={reset}>
      {(props) => (
        <ActionButton variant="default" loading={isPending} {...props}>
          {children}
        </ActionButton>
      )}
    </MantineFileButton>
  );
}
