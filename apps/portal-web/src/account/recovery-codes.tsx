import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../ui/actions/copy-button.js';
import { saveFile } from '../ui/actions/save-file.js';
import { Icon } from '../ui/theme/icons.js';
import { Notice } from '../ui/feedback/notice.js';
import classes from './recovery-codes.module.css';

/** The recovery codes, once: to copy or to keep as a file. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}): ReactNode {
  const [kept, setKept] = useState(false);
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
        <Notice tone="warn" title="They are shown only now">
          Without your phone, one of these lets you in. Each works once. Keep them where you keep your passwords.
        </Notice>
        <ul className={classes['codes']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <CopyButton text={codes.join('\n')} what="the codes" />
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            onClick={() => saveFile('loyalty-rewards-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
          >
            Save as a file
          </Button>
        </Group>
        <Group justify="space-between">
          <Checkbox
            label="I have kept the codes"
            checked={kept}
            onChange={(event) => setKept(event.currentTarget.checked)}
          />
          <Button disabled={!kept} onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
