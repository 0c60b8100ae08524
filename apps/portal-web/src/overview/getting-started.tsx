import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { answerOf, portal } from '../api/client.js';
import type { Overview } from '../api/types.js';
import classes from './getting-started.module.css';

/** What is missing before orders award anything; nothing once orders come. */
export function FirstSteps({ overview }: { readonly overview: Overview }): ReactNode {
  const { m, may } = useMerchant();
  const isNew = overview.orders30d.count === 0 && !overview.notCounted.includes('orders30d') && may('admin');
  const settings = useQuery({
    queryKey: ['order-settings', m],
    queryFn: async () =>
      (await answerOf(portal.GET('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } } }))).data,
    enabled: isNew,
  });
  if (!isNew || !settings.data) return null;
  const { stamps, points, orderRewards } = settings.data;
  const awards = stamps !== null || points !== null || orderRewards.length > 0;
  return (
    <Panel title="Three steps to the first award" about="The programme runs by itself once these are done.">
      <ol className={classes['steps']}>
        <Step
          done={awards}
          text="Make a card and say in the order settings what an order awards."
          to="programme"
          action="Set up the programme"
        />
        <Step
          done={overview.keys.active > 0}
          text="Make an API key for your shop or till."
          to="keys"
          action="Make a key"
        />
        <Step
          done={overview.orders30d.count > 0}
          text="Send the first order. The page of a key has a line to try."
          to="keys"
          action="See the line"
        />
      </ol>
    </Panel>
  );
}

interface StepProps {
  readonly done: boolean;
  readonly text: string;
  readonly to: 'programme' | 'keys';
  readonly action: string;
}

function Step({ done, text, to, action }: StepProps): ReactNode {
  const { m } = useMerchant();
  const navigate = useNavigate();
  return (
    <li data-done={done || undefined}>
      <span className={classes['dot']}>{done && <Icon name="check" size={14} />}</span>
      <span className={classes['text']}>
        {text}
        {done && ' Done.'}
      </span>
      {!done && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            void navigate({ to: to === 'keys' ? '/merchants/$m/keys' : '/merchants/$m/programme', params: { m } })
          }
        >
          {action}
        </Button>
      )}
    </li>
  );
}
