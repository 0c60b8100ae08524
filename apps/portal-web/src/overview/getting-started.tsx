import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../ui/theme/icons.js';
import { useMerchant } from '../session/merchant-context.js';
import { Panel } from '../ui/layout/panel.js';
import { unwrap, api } from '../api/client.js';
import type { Overview } from '../api/types.js';
import classes from './getting-started.module.css';

/** The steps that a new merchant still has to do. Hidden after the first order. */
export function GettingStarted({ overview }: { readonly overview: Overview }): ReactNode {
  const { m, hasRole } = useMerchant();
  const isNew = overview.orders30d.count === 0 && !overview.notCounted.includes('orders30d') && hasRole('admin');
  const settings = useQuery({
    queryKey: ['order-settings', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } } }))).data,
    enabled: isNew,
  });
  if (!isNew || !settings.data) return null;
  const { stamps, points, orderRewards } = settings.data;
  const awards = stamps !== null || points !== null || orderRewards.length > 0;
  return (
    <Panel title="Get started" description="Three steps before your orders award stamps, points or rewards.">
      <ol className={classes['steps']}>
        <Step
          done={awards}
          text="Create a card, then choose in the order settings what an order awards."
          to="programme"
          action="Set up the programme"
        />
        <Step
          done={overview.keys.active > 0}
          text="Create an API key for your online shop or point of sale."
          to="keys"
          action="Create key"
        />
        <Step
          done={overview.orders30d.count > 0}
          text="Send your first order. Each key page shows an example request."
          to="keys"
          action="Open API keys"
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
