import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Reward } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { RedeemReward, ReverseReward } from './reward-actions.js';

interface RewardAction {
  readonly label: string;
  /** The variant of the button on the page of the reward. Reverse is not the main action of that page. */
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
  /** A small button, for the row of a table. */
  readonly compact?: boolean;
}

/** The button for what the user may do with a reward, if there is anything, with its dialog. */
export function RewardActionButton({ reward, compact = false }: RewardActionButtonProps): ReactNode {
  const { hasRole } = useMerchant();
  // Kept in a state of its own: after the action the reward has another status, while the dialog is still open.
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
