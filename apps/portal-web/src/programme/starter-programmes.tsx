import { Group, SimpleGrid, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage, hasReason } from '../api/api-error.js';
import { api, unwrap } from '../api/client.js';
import { type OnceHeader, useIdempotencyKeys } from '../api/use-idempotency-key.js';
import type { NewCardBody, NewRewardTemplateBody, OrderSettings, OrderSettingsBody } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { pointUnit, pointUnitName } from './point-unit.js';
import { notify } from '../ui/feedback/notify.js';
import { Notice } from '../ui/feedback/notice.js';
import classes from './starter-programmes.module.css';

interface Starter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly stamps: boolean;
  readonly points: boolean;
}

const starters: readonly Starter[] = [
  {
    id: 'stamps',
    title: 'Ten stamps',
    text: 'Each order gives a stamp. Ten stamps earn a free item.',
    stamps: true,
    points: false,
  },
  {
    id: 'points',
    title: 'Points',
    text: 'Each {unit} spent gives a point. A reward costs 100 points.',
    stamps: false,
    points: true,
  },
  {
    id: 'both',
    title: 'Stamps and points',
    text: 'Each order gives a stamp, and each {unit} a point.',
    stamps: true,
    points: true,
  },
];

/** The id of what is made under a name. It is made once, however many tries it takes. */
type MakeOnce = (
  name: string,
  make: (once: OnceHeader) => Promise<{ readonly data: { readonly id: string } }>,
) => Promise<string>;

/** Programmes that fill in everything with one click: rewards, cards and order settings. All of it can be changed later. */
export function StarterProgrammes({ settings }: { readonly settings: OrderSettings }): ReactNode {
  const { m, currency } = useMerchant();
  const client = useQueryClient();
  const sendOnce = useIdempotencyKeys();
  // What was made already: a second try goes on from there.
  const made = useRef<Record<string, string>>({});
  const makeOnce: MakeOnce = async (name, make) => (made.current[name] ??= (await sendOnce(name)(make)).data.id);
  const start = useMutation({
    mutationFn: (starter: Starter) =>
      makeProgramme(m, starter, { version: settings.version, pointsPerUnit: 1 / pointUnit(currency) }, makeOnce),
    onSuccess: async (saved, { title }) => {
      client.setQueryData(['order-settings', m], saved);
      await client.invalidateQueries({ queryKey: ['programme', m] });
      notify(`The programme “${title}” is ready.`);
    },
    // Somebody has set up a programme meanwhile: theirs is shown, and stays.
    onError: (error) =>
      hasReason(error, 'order_settings_changed')
        ? client.invalidateQueries({ queryKey: ['order-settings', m] })
        : undefined,
  });
  return (
    <div role="group" aria-label="Starter programmes">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {starters.map((starter) => (
          <div key={starter.id} className={classes['starter']}>
            <Text size="sm" fw={600}>
              {starter.title}
            </Text>
            <Text size="sm" c="dimmed">
              {starter.text.replace('{unit}', pointUnitName(currency))}
            </Text>
            <Group mt="auto">
              <ActionButton
                size="xs"
                aria-label={`Use ${starter.title}`}
                loading={start.isPending && start.variables.id === starter.id}
                disabled={start.isPending && start.variables.id !== starter.id}
                onClick={() => start.mutate(starter)}
              >
                Use this
              </ActionButton>
            </Group>
          </div>
        ))}
      </SimpleGrid>
      {start.error && (
        <Notice tone="bad">{`${errorMessage(start.error)} Choose a programme again to continue.`}</Notice>
      )}
    </div>
  );
}

type Given = Pick<OrderSettingsBody, 'version'> & { readonly pointsPerUnit: number };

async function makeProgramme(
  m: string,
  { stamps, points }: Starter,
  { version, pointsPerUnit }: Given,
  makeOnce: MakeOnce,
) {
  const params = { path: { m } };
  const reward = (body: NewRewardTemplateBody) =>
    makeOnce(body.title, (once) =>
      unwrap(api.POST('/v1/portal/merchants/{m}/reward-templates', { params: { ...params, ...once }, body })),
    );
  const card = (body: NewCardBody) =>
    makeOnce(body.title, (once) =>
      unwrap(api.POST('/v1/portal/merchants/{m}/cards', { params: { ...params, ...once }, body })),
    );
  const settings: OrderSettingsBody = { version, enabled: true, rewardAutomation: true, stamps: null, points: null };
  if (stamps) {
    const rewardTemplateId = await reward({ title: 'A free item' });
    const progression = [{ at: 10, rewardTemplateId }];
    const cardId = await card({ title: 'Stamp card', type: 'stamp', numberOfStamps: 10, autoEnrol: true, progression });
    settings.stamps = { cardId, mode: 'per_order', stampsPerOrder: 1 };
  }
  if (points) {
    await reward({ title: 'A reward for 100 points', pointsPrice: 100 });
    const cardId = await card({ title: 'Points card', type: 'points', openEnded: true, autoEnrol: true });
    settings.points = { cardId, pointsPerUnit };
  }
  return (await unwrap(api.PUT('/v1/portal/merchants/{m}/order-settings', { params, body: settings }))).data;
}
