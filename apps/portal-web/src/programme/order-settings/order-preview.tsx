import { NumberInput, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { count, counted, decimalsOf, signOf } from '../../format/format.js';
import { useMerchant } from '../../session/merchant-context.js';
import { Notice } from '../../ui/feedback/notice.js';
import { Panel } from '../../ui/layout/panel.js';
import { messageOf } from '../../api/api-error.js';
import type { OrderPreview as Preview, OrderSettingsBody } from '../../api/types.js';
import { useOrderPreview } from './order-settings-queries.js';
import classes from './order-preview.module.css';

interface OrderPreviewProps {
  readonly settings: OrderSettingsBody;
  readonly valid: boolean;
  readonly unsaved: boolean;
}

/** Tries the settings with an order of any value. The server does the sum, with the very rule that orders go through. */
export function OrderPreview({ settings, valid, unsaved }: OrderPreviewProps): ReactNode {
  const { currency } = useMerchant();
  const [value, setValue] = useState<number | string>(25);
  const [settled] = useDebouncedValue(value, 250);
  const preview = useOrderPreview(settings, valid && settled !== '' ? Number(settled) : undefined);
  return (
    <div className={classes['beside']}>
      <Panel title="Try it" about="What an order of this value would award, before you save anything.">
        <Stack gap="md">
          <NumberInput
            label="Value of the order"
            prefix={`${signOf(currency)} `}
            decimalScale={decimalsOf(currency)}
            min={0}
            size="md"
            value={value}
            onChange={setValue}
          />
          <div aria-live="polite">
            {!valid && <Notice tone="warn">Something on the left is missing. Then the trial goes on.</Notice>}
            {valid && preview.isError && <Notice tone="bad">{messageOf(preview.error)}</Notice>}
            {valid && preview.data && <Outcome of={preview.data} />}
          </div>
          {unsaved && (
            <Text size="xs" c="dimmed">
              These settings are not saved yet.
            </Text>
          )}
        </Stack>
      </Panel>
    </div>
  );
}

function Outcome({ of: { stamps, points, rewards, awards, explanation } }: { readonly of: Preview }): ReactNode {
  return (
    <>
      {awards ? (
        <ul className={classes['awards']}>
          {stamps > 0 && <Award many={count(stamps)} what={stamps === 1 ? 'stamp' : 'stamps'} />}
          {points > 0 && <Award many={count(points)} what={points === 1 ? 'point' : 'points'} />}
          {rewards.length > 0 && (
            <Award many={count(rewards.length)} what={counted(rewards.length, 'reward').replace(/^\S+ /, '')} />
          )}
        </ul>
      ) : (
        <Text fw={600}>Nothing</Text>
      )}
      {rewards.map(({ rewardTemplateId, title, from }, index) => (
        <Text key={`${rewardTemplateId}-${index}`} size="sm">
          {title} <span className={classes['from']}>{from === 'order' ? 'with the order' : `by ${from}`}</span>
        </Text>
      ))}
      <ul className={classes['why']}>
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
