import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { saveFile } from '../ui/actions/save-file.js';
import { Icon } from '../ui/theme/icons.js';
import { Notice } from '../ui/feedback/notice.js';
import classes from './recovery-codes.module.css';

/** Shows the recovery codes once, to copy or download. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const [areSaved, setAreSaved] = useState(false);
  const text = `Recovery codes for Loyalty Rewards. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Your recovery codes"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Notice tone="warn" title="These codes are shown only once">
          If you lose your phone, you can sign in with one of these codes. Each code works once. Save them in your
          password manager.
        </Notice>
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
        <Group justify="space-between">
          <Checkbox
            label="I have saved the codes"
            checked={areSaved}
            onChange={(event) => setAreSaved(event.currentTarget.checked)}
          />
          <Button disabled={!areSaved} onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
