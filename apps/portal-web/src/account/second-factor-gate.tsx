import type { ReactNode } from 'react';
import { SecondFactor } from './second-factor.js';
import { Notice } from '../ui/feedback/notice.js';
import { Page } from '../ui/layout/page.js';

interface SecondFactorGateProps {
  readonly merchantName: string;
  readonly onSettingUp: (isSettingUp: boolean) => void;
}

/** What a member without a second factor sees at a merchant that requires one: how to set it up, and nothing else. */
export const SecondFactorGate = ({ merchantName, onSettingUp }: SecondFactorGateProps): ReactNode => (
  <Page
    title="Set up a second factor"
    description={`${merchantName} requires a second factor for everyone in the team.`}
  >
    <Notice title="One step before you continue">
      You can’t see or do anything at this merchant until you set up a second factor. Your own account is not affected.
    </Notice>
    <SecondFactor enabled={false} onSettingUp={onSettingUp} />
  </Page>
);
