import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../format/numbers.js';
import { pluralize } from '../../format/words.js';
import { useMerchant } from '../../session/merchant-context.js';
import { Notice } from '../../ui/feedback/notice.js';
import { MoneyInput } from '../../ui/forms/money-input.js';
import { Panel } from '../../ui/layout/panel.js';
import { errorMessage } from '../../api/api-error.js';
import type { OrderPreview as Preview, OrderSettingsBody } from '../../api/types.js';
import { useOrderPreview } from './order-settings-queries.js';
import classes from './order-preview.module.css';

interface OrderPreviewProps {
  readonly settings: OrderSettingsBody;
  readonly valid: boolean;
  readonly unsaved: boolean;
}

/** Shows what an order would award. The API calculates it with the same rule as for real orders. */
export function OrderPreview({ settings, valid, unsaved }: OrderPreviewProps): ReactNode {
  const { currency } = useMerchant();
  const [value, setValue] = useState<number | string>(25);
  const [debouncedValue] = useDebouncedValue(value, 250);
  const isAmount = debouncedValue !== '' && Number(debouncedValue) >= 0;
  const preview = useOrderPreview(settings, valid && isAmount ? Number(debouncedValue) : undefined);
  return (
    <div className={classes['sidebar']}>
      <Panel title="Preview" description="What an order would award with these settings, before you save them.">
        <Stack gap="md">
          <MoneyInput label="Order value" currency={currency} size="md" value={value} onChange={setValue} />
          <div aria-live="polite">
            {!valid && <Notice tone="warn">Complete the settings to see a preview.</Notice>}
            {valid && preview.isError && <Notice tone="bad">{errorMessage(preview.error)}</Notice>}
            {valid && preview.data && <PreviewResult preview={preview.data} />}
          </div>
          {unsaved && (
            <Text size="xs" c="dimmed">
              These changes are not saved yet.
            </Text>
          )}
        </Stack>
      </Panel>
    </div>
  );
}

function PreviewResult({
  preview: { stamps, points, rewards, awards, explanation },
}: {
  readonly preview: Preview;
}): ReactNode {
  return (
    <>
      {awards ? (
        <ul className={classes['awards']}>
          {stamps > 0 && <Award many={formatNumber(stamps)} what={stamps === 1 ? 'stamp' : 'stamps'} />}
          {points > 0 && <Award many={formatNumber(points)} what={points === 1 ? 'point' : 'points'} />}
          {rewards.length > 0 && (
            <Award
              many={formatNumber(rewards.length)}
              what={pluralize(rewards.length, 'reward').replace(/^\S+ /, '')}
            />
          )}
        </ul>
      ) : (
        <Text fw={600}>Nothing</Text>
      )}
      {rewards.map(({ rewardTemplateId, title, from }, index) => (
        <Text key={`${rewardTemplateId}-${index}`} size="sm">
          {title} <span className={classes['source']}>{from === 'order' ? 'from the order' : `from ${from}`}</span>
        </Text>
      ))}
      <ul className={classes['explanation']}>
        {explanation.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Award({ many, what }: { readonly many: string; readonly what: string }): ReactNode {
  return (
    <li>
      <b>{many}</b> {what}
    </li>
  );
}
