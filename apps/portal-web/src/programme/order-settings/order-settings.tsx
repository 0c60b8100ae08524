import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { QueryState } from '../../ui/feedback/states.js';
import { Panel } from '../../ui/layout/panel.js';
import { LoadingState } from '../../ui/feedback/states.js';
import { OrderSettingsForm } from './order-settings-form.js';
import { useOrderSettings } from './order-settings-queries.js';
import { useProgrammeItems } from '../programme-queries.js';

/** The order settings with their preview. */
export function OrderSettingsPart(): ReactNode {
  const settings = useOrderSettings();
  const cards = useProgrammeItems('cards');
  const rewards = useProgrammeItems('reward-templates');
  const waiting = (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Panel>
        <LoadingState rows={8} />
      </Panel>
      <Panel>
        <LoadingState rows={4} />
      </Panel>
    </SimpleGrid>
  );
  return (
    <QueryState query={settings} loading={waiting}>
      {(stored) => (
        <QueryState query={cards} loading={waiting}>
          {(allCards) => (
            <QueryState query={rewards} loading={waiting}>
              {(allRewards) => <OrderSettingsForm stored={stored} cards={allCards} rewards={allRewards} />}
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}
