import { Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useMerchant } from '../../session/merchant-context.js';
import { Notice } from '../../ui/feedback/notice.js';
import { Panel } from '../../ui/layout/panel.js';
import { hasNumberProblem } from '../../ui/forms/number-field.js';
import { SaveBar } from '../../ui/forms/save-bar.js';
import { useStoredValues } from '../../ui/forms/use-stored-values.js';
import { notify } from '../../ui/feedback/notify.js';
import { errorMessage } from '../../api/api-error.js';
import type { CardDefinition, OrderSettings, RewardTemplate } from '../../api/types.js';
import { GeneralFields } from './general-fields.js';
import { OrderPreview } from './order-preview.js';
import { OrderRewardsFields } from './order-rewards-fields.js';
import { useSaveOrderSettings } from './order-settings-queries.js';
import { validationErrors, fieldsOf, settingsOf, type SettingsFields } from './order-settings-fields.js';
import classes from './order-settings-form.module.css';
import { PointsFields } from './points-fields.js';
import { StampsFields } from './stamps-fields.js';

interface OrderSettingsFormProps {
  readonly stored: OrderSettings;
  readonly cards: readonly CardDefinition[];
  readonly rewards: readonly RewardTemplate[];
}

/** The form of the order settings. The preview next to it follows every change. */
export function OrderSettingsForm({ stored, cards, rewards }: OrderSettingsFormProps): ReactNode {
  const { hasRole } = useMerchant();
  const save = useSaveOrderSettings();
  const first = (type: string): string => cards.find((card) => card.type === type && card.active)?.id ?? '';
  const valuesOf = (given: OrderSettings): SettingsFields => fieldsOf(given, first('stamp'), first('points'));
  const form = useForm<SettingsFields>({
    initialValues: valuesOf(stored),
    validate: (fields) => validationErrors(fields),
  });
  const takeStored = useStoredValues(form, valuesOf(stored), save.isPending);
  const settings = settingsOf(form.values);
  const [debouncedSettings] = useDebouncedValue(settings, 300);
  const valid = Object.keys(validationErrors(form.values)).length === 0;
  const submit = form.onSubmit((sent) =>
    // The form is based on what is stored, so this is the version that it changes.
    save.mutate(
      { ...settingsOf(sent), version: stored.version },
      {
        onSuccess: ({ data }) => {
          takeStored(sent, valuesOf(data));
          notify('Order settings saved. They apply from the next order.');
        },
      },
    ),
  );
  return (
    <div className={classes['columns']}>
      <form
        noValidate
        onSubmit={(event) => (hasNumberProblem(event.currentTarget) ? event.preventDefault() : submit(event))}
      >
        <fieldset disabled={!hasRole('admin')} className={classes['fieldset']}>
          <Stack gap="lg">
            <Panel>
              <Switch
                label="Orders award stamps, points and rewards"
                description="When this is off, orders are recorded but award nothing."
                {...form.getInputProps('enabled', { type: 'checkbox' })}
              />
            </Panel>
            <StampsFields form={form} cards={cards} />
            <PointsFields form={form} cards={cards} />
            <OrderRewardsFields form={form} rewards={rewards} />
            <GeneralFields form={form} />
            {save.isError && <Notice tone="bad">{errorMessage(save.error)}</Notice>}
            {hasRole('admin') && (
              <SaveBar isChanged={form.isDirty()} isPending={save.isPending} onDiscard={() => form.reset()} />
            )}
          </Stack>
        </fieldset>
      </form>
      <OrderPreview settings={debouncedSettings} valid={valid} unsaved={form.isDirty()} />
    </div>
  );
}
