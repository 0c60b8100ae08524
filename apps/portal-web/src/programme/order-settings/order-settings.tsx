import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/feedback/states.js';
import { Panel } from '../../ui/layout/panel.js';
import { Waiting } from '../../ui/feedback/states.js';
import { OrderSettingsForm } from './order-settings-form.js';
import { useOrderSettings } from './order-settings-queries.js';
import { useThings } from '../programme-queries.js';

/** What an order awards, with a trial of any value beside it. */
export function OrderSettingsPart(): ReactNode {
  const settings = useOrderSettings();
  const cards = useThings('cards');
  const rewards = useThings('reward-templates');
  const waiting = (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Panel>
        <Waiting rows={8} />
      </Panel>
      <Panel>
        <Waiting rows={4} />
      </Panel>
    </SimpleGrid>
  );
  return (
    <Loaded query={settings} waiting={waiting}>
      {(stored) => (
        <Loaded query={cards} waiting={waiting}>
          {(allCards) => (
            <Loaded query={rewards} waiting={waiting}>
              {(allRewards) => <OrderSettingsForm stored={stored} cards={allCards} rewards={allRewards} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
