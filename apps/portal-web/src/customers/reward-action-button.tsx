import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Reward } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { RedeemReward, ReverseReward } from './reward-actions.js';

interface RewardAction {
  readonly label: string;
  /** On its page: to take back is not the first thing to do. */
  readonly variant: 'filled' | 'default';
  readonly who: 'staff' | 'admin';
  readonly Dialog: typeof RedeemReward;
}

/** What a person can do with a reward of each status. */
const actions: Readonly<Record<string, RewardAction | undefined>> = {
  active: { label: 'Redeem', variant: 'filled', who: 'staff', Dialog: RedeemReward },
  redeemed: { label: 'Reverse', variant: 'default', who: 'admin', Dialog: ReverseReward },
};

interface RewardActionButtonProps {
  readonly reward: Reward;
  /** In a table, instead of a button of the page. */
  readonly compact?: boolean;
}

/** The button for what the user may do with a reward, if there is anything, with its dialog. */
export function RewardActionButton({ reward, compact = false }: RewardActionButtonProps): ReactNode {
  const { hasRole } = useMerchant();
  // Kept apart from the reward: once it is done the reward has another status, while the dialog is still open.
  const [acting, setActing] = useState<{ readonly reward: Reward; readonly action: RewardAction }>();
  const action = actions[reward.status];
  return (
    <>
      {action && hasRole(action.who) && (
        <Button
          {...(compact ? { variant: 'light', size: 'compact-sm' } : { variant: action.variant })}
          onClick={() => setActing({ reward, action })}
        >
          {action.label}
        </Button>
      )}
      {acting && <acting.action.Dialog reward={acting.reward} onClose={() => setActing(undefined)} />}
    </>
  );
}
