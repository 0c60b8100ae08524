import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../theme/icons.js';
import { copyText } from './copy-text.js';

interface CopyButtonProps {
  readonly text: string;
  /** What is copied: `key`, `codes`. */
  readonly what: string;
  readonly onCopied?: () => void;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, what, onCopied }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), 2500);
    return () => clearTimeout(timer);
  }, [state]);
  const press = async (): Promise<void> => {
    const done = await copyText(text);
    setState(done ? 'copied' : 'failed');
    if (done) onCopied?.();
  };
  const labels = { ready: `Copy ${what}`, copied: 'Copied', failed: 'Select and copy the text' };
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
