import { Group, Input, Text } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage } from '../api/api-error.js';
import type { MerchantSettings } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { notify } from '../ui/feedback/notify.js';
import { FileButton } from '../ui/forms/file-button.js';
import classes from './settings.module.css';
import { logoAddress, useSettingsWrites } from './settings-queries.js';

const maxBytes = 256 * 1024;

/** Shows, replaces and removes the logo. Each is saved at once. */
export function LogoField({ logo }: { readonly logo: MerchantSettings['logo'] }): ReactNode {
  const { m } = useMerchant();
  const id = useId();
  const { saveLogo, removeLogo } = useSettingsWrites();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const error = saveLogo.error ?? removeLogo.error;
  const reset = (): void => {
    removeLogo.reset();
    saveLogo.reset();
    setIsTooLarge(false);
  };
  const take = (file: File): void => {
    reset();
    setIsTooLarge(file.size > maxBytes);
    if (file.size <= maxBytes) saveLogo.mutate(file, { onSuccess: () => notify('Logo saved.') });
  };
  const remove = (): void => {
    reset();
    removeLogo.mutate(undefined, { onSuccess: () => notify('Logo removed.') });
  };
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label component="div" id={id}>
        Logo
      </Input.Label>
      <Input.Description>PNG or JPEG, at most 256 KB. It is saved when you choose it.</Input.Description>
      <Group mt={8} gap="md">
        {logo ? (
          <span className={classes['logo']}>
            <img src={logoAddress(m, logo.sha256)} alt="The present logo" />
          </span>
        ) : (
          <Text size="sm" c="dimmed">
            No logo yet. PDFs show the initials of your business name instead.
          </Text>
        )}
        <Group gap="sm">
          <FileButton accept="image/png,image/jpeg" onChoose={take} isPending={saveLogo.isPending}>
            {logo ? 'Replace logo' : 'Choose logo'}
          </FileButton>
          {logo && (
            <ActionButton variant="subtle" color="gray" loading={removeLogo.isPending} onClick={remove}>
              Remove logo
            </ActionButton>
          )}
        </Group>
      </Group>
      {isTooLarge && <Notice tone="bad">The file is larger than 256 KB.</Notice>}
      {error && <Notice tone="bad">{errorMessage(error)}</Notice>}
    </div>
  );
}
