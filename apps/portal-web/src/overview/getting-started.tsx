import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage, isUnknownOutcome } from '../api/api-error.js';
import { unwrap, api } from '../api/client.js';
import type { ApiKey, OrderSettings, Overview, Scope } from '../api/types.js';
import { whenCreated } from '../api/when-created.js';
import { useKeyWrites } from '../keys/key-queries.js';
import { SecretDialog } from '../keys/secret/secret-dialog.js';
import { StarterProgrammes } from '../programme/starter-programmes.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { TextLink } from '../ui/layout/links.js';
import { Panel } from '../ui/layout/panel.js';
import { Icon } from '../ui/theme/icons.js';
import { FirstOrder, useFirstOrder } from './first-order.js';
import classes from './getting-started.module.css';

const scopes: Scope[] = ['orders:write', 'orders:read', 'customers:read'];

/** The steps from an empty merchant to the first order. */
export function GettingStarted({ overview }: { readonly overview: Overview }): ReactNode {
  const { m } = useMerchant();
  const [created, setCreated] = useState<{ readonly key: ApiKey; readonly secret: string }>();
  const [isSaved, setIsSaved] = useState(false);
  const { create } = useKeyWrites();
  const settings = useQuery({
    queryKey: ['order-settings', m],
    queryFn: async () =>
      (await unwrap(api.GET('/v1/portal/merchants/{m}/order-settings', { params: { path: { m } } }))).data,
  });
  const awards = settings.data !== undefined && awardsSomething(settings.data);
  const hasKey = created !== undefined || overview.keys.active > 0;
  // After a lost answer the overview may count the key, but only another attempt gets its secret.
  const isCreating = !hasKey || (created === undefined && (isUnknownOutcome(create.error) || create.isPending));
  const first = useFirstOrder(awards && hasKey).data?.[0];
  if (!settings.data) return null;
  return (
    <Panel title="Get started" description="Three steps to the first order that awards stamps or points.">
      <ol className={classes['steps']}>
        <Step done={awards} title="Choose a programme">
          {!awards && (
            <>
              <StarterProgrammes settings={settings.data} />
              <TextLink to="/merchants/$m/programme" params={{ m }} size="sm">
                Or set up the programme by hand
              </TextLink>
            </>
          )}
        </Step>
        <Step done={!isCreating} title="Create an API key for your shop">
          {isCreating && <CreateFirstKey create={create} onCreated={(key, secret) => setCreated({ key, secret })} />}
        </Step>
        <Step done={overview.orders30d.count > 0 || first !== undefined} title="Send your first order">
          {awards && hasKey && <FirstOrder first={first} secret={created?.secret} />}
        </Step>
      </ol>
      {created && !isSaved && (
        <SecretDialog created={{ ...created, rotated: false }} onClose={() => setIsSaved(true)} />
      )}
    </Panel>
  );
}

/** Whether an order can award anything. */
const awardsSomething = ({ stamps, points, orderRewards }: OrderSettings): boolean =>
  stamps !== null || points !== null || orderRewards.length > 0;

interface CreateFirstKeyProps {
  readonly create: ReturnType<typeof useKeyWrites>['create'];
  readonly onCreated: (key: ApiKey, secret: string) => void;
}

function CreateFirstKey({ create, onCreated }: CreateFirstKeyProps): ReactNode {
  // Once the overview counts the key, this step is done and this component removed.
  const submit = (): void => whenCreated(create.mutateAsync({ name: 'Shop', scopes }), onCreated);
  return (
    <>
      <p className={classes['note']}>This key can send orders, and read orders and customers.</p>
      <ActionButton size="xs" loading={create.isPending} onClick={submit}>
        Create key
      </ActionButton>
      {create.error && <Notice tone="bad">{errorMessage(create.error)}</Notice>}
    </>
  );
}

interface StepProps {
  readonly done: boolean;
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ done, title, children }: StepProps): ReactNode {
  return (
    <li data-done={done || undefined}>
      <span className={classes['dot']}>{done && <Icon name="check" size={14} />}</span>
      <div className={classes['text']}>
        <strong>
          {title}
          {done && ': done'}
        </strong>
        {children}
      </div>
    </li>
  );
}
