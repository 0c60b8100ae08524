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
  <Page title="Set up a second factor" description={`${merchantName} requires it of everybody in the team.`}>
    <Notice title="One step before you continue">
      Until then you can see and do nothing at this merchant. Your own account stays as it is.
    </Notice>
    <SecondFactor enabled={false} onSettingUp={onSettingUp} />
  </Page>
);
