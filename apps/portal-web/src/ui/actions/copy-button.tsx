import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../theme/icons.js';

/** Where the clipboard is closed to pages, as without https, a selection can still be copied. */
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
}

/** Copies a text, and says that it did. */
export function CopyButton({ text, what, onCopied }: CopyButtonProps): ReactNode {
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
  const labels = { ready: `Copy ${what}`, copied: 'Copied', failed: 'Copy it by hand' };
  return (
    <Button
      variant="default"
      leftSection={<Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />}
      onClick={() => void press()}
    >
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
