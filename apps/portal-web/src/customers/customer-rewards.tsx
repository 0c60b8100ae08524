import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { RewardTable } from '../rewards/reward-table.js';
import { Panel } from '../ui/layout/panel.js';
import type { Reward } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { RewardActionButton } from './reward-action-button.js';
import { GiveReward } from './reward-actions.js';
import { shownPart } from '../format/shown-part.js';

interface CustomerRewardsProps {
  readonly customerId: string;
  readonly rewards: readonly Reward[];
}

/** The rewards that a customer was given. */
export function CustomerRewards({ customerId, rewards }: CustomerRewardsProps): ReactNode {
  const { hasRole } = useMerchant();
  const [isGiving, { open, close }] = useDisclosure(false);
  const give = hasRole('staff') && (
    <Button variant="default" size="xs" onClick={open}>
      Give a reward
    </Button>
  );
  return (
    <Panel title="Rewards" description={shownPart(rewards)} flush={rewards.length > 0} actions={give}>
      <RewardTable
        caption="Rewards"
        empty="None yet."
        rewards={rewards}
        action={(reward) => <RewardActionButton reward={reward} compact />}
      />
      {isGiving && <GiveReward customerId={customerId} onClose={close} />}
    </Panel>
  );
}
