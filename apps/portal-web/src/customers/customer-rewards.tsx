import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { RewardTable } from '../rewards/reward-table.js';
import { Panel } from '../ui/layout/panel.js';
import type { Reward } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { GiveReward, RedeemReward, ReverseReward } from './reward-actions.js';

interface RewardAction {
  readonly label: string;
  readonly who: 'staff' | 'admin';
  readonly Dialog: typeof RedeemReward;
}

/** What a person can do with a reward of each status. */
const actions: Readonly<Record<string, RewardAction | undefined>> = {
  active: { label: 'Redeem', who: 'staff', Dialog: RedeemReward },
  redeemed: { label: 'Reverse', who: 'admin', Dialog: ReverseReward },
};

interface CustomerRewardsProps {
  readonly customerId: string;
  readonly rewards: readonly Reward[];
}

/** The rewards that a customer was given. */
export function CustomerRewards({ customerId, rewards }: CustomerRewardsProps): ReactNode {
  const { hasRole } = useMerchant();
  const [isGiving, { open, close }] = useDisclosure(false);
  // Kept apart from the row: once it is done the reward has another status, while the dialog is still open.
  const [acting, setActing] = useState<{ readonly reward: Reward; readonly action: RewardAction }>();
  const give = hasRole('staff') && (
    <Button variant="default" size="xs" onClick={open}>
      Give a reward
    </Button>
  );
  const actionOf = (reward: Reward): ReactNode => {
    const action = actions[reward.status];
    return (
      action &&
      hasRole(action.who) && (
        <Button variant="light" size="compact-sm" onClick={() => setActing({ reward, action })}>
          {action.label}
        </Button>
      )
    );
  };
  return (
    <Panel title="Rewards" flush={rewards.length > 0} actions={give}>
      <RewardTable caption="Rewards" empty="None yet." rewards={rewards} action={actionOf} />
      {isGiving && <GiveReward customerId={customerId} onClose={close} />}
      {acting && <acting.action.Dialog reward={acting.reward} onClose={() => setActing(undefined)} />}
    </Panel>
  );
}
