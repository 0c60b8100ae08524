import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../theme/icons.js';

/** Without HTTPS a page has no clipboard API. Copying a selection still works there. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: `key`, `codes`. */
  readonly what: string;
  readonly onCopied?: () => void;
  readonly size?: 'xs' | 'sm';
}

/** Copies a text and confirms it. */
export function CopyButton({ text, what, onCopied, size = 'sm' }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async (): Promise<void> => {
    const done = await copy(text);
    setState(done ? 'copied' : 'failed');
    if (done) onCopied?.();
  };
  const labels = { ready: `Copy ${what}`, copied: 'Copied', failed: 'Select and copy the text' };
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />}
      onClick={() => void press()}
    >
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
