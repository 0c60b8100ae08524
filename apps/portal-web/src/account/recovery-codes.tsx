import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { saveFile } from '../ui/actions/save-file.js';
import { ShownOnce } from '../ui/forms/shown-once.js';
import { Icon } from '../ui/theme/icons.js';
import classes from './recovery-codes.module.css';

/** Shows the recovery codes once, to copy or download. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const text = `Recovery codes for Loyalty Rewards. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <ShownOnce
      title="Your recovery codes"
      what="codes"
      warning="These codes are shown only once"
      advice="If you lose your phone, you can sign in with one of these codes. Each code works once. Save them in your password manager."
      onClose={onClose}
    >
      <ul className={classes['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <CopyButton text={codes.join('\n')} what="codes" />
        <Button
          variant="default"
          leftSection={<Icon name="download" size={16} />}
          onClick={() => saveFile('loyalty-rewards-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          Download
        </Button>
      </Group>
    </ShownOnce>
  );
}
