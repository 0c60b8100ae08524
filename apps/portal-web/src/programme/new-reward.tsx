import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage } from '../api/api-error.js';
import { api, unwrap } from '../api/client.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { useMerchant } from '../session/merchant-context.js';

interface NewRewardProps {
  readonly onCreated: (id: string) => void;
  readonly onCancel: () => void;
}

/** Makes a reward within the form of a card: its title is enough. The Rewards tab has the rest. */
export function NewReward({ onCreated, onCancel }: NewRewardProps): ReactNode {
  const { m } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKey();
  const [title, setTitle] = useState('');
  const create = useMutation({
    mutationFn: async () =>
      (
        await sendOnce((once) =>
          unwrap(
            api.POST('/v1/portal/merchants/{m}/reward-templates', {
              params: { path: { m }, ...once },
              body: { title: title.trim() },
            }),
          ),
        )
      ).data.id,
    onSuccess: async (id) => {
      await client.invalidateQueries({ queryKey: ['programme', m, 'reward-templates'] });
      onCreated(id);
    },
  });
  const submit = (): void => {
    if (title.trim() && !create.isPending) create.mutate();
  };
  // Enter makes the reward, and does not send the form around it.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label="Title of the new reward"
        placeholder="A free coffee"
        maxLength={200}
        value={title}
        error={create.error && errorMessage(create.error)}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        autoFocus
        style={{ flex: '1 1 180px' }}
      />
      <ActionButton loading={create.isPending} disabled={!title.trim()} onClick={submit}>
        Create reward
      </ActionButton>
      <Button variant="default" aria-label="Cancel the new reward" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
