import type { ReactNode } from 'react';
import { SecondFactor } from './second-factor.js';
import { Notice } from '../ui/feedback/notice.js';
import { Page } from '../ui/layout/page.js';

interface SecondFactorGateProps {
  /** Who requires it: a merchant, by its name, or the platform. */
  readonly requiredBy: { readonly merchantName: string } | 'platform';
  readonly onSettingUp: (isSettingUp: boolean) => void;
}

/** What somebody without a second factor sees where one is required: how to set it up, and nothing else. */
export const SecondFactorGate = ({ requiredBy, onSettingUp }: SecondFactorGateProps): ReactNode => (
  <Page
    title="Set up a second factor"
    description={
      requiredBy === 'platform'
        ? 'The platform requires a second factor for everyone in support.'
        : `${requiredBy.merchantName} requires a second factor for everyone in the team.`
    }
  >
    <Notice title="One step before you continue">
      You can’t see or do anything {requiredBy === 'platform' ? 'for support' : 'at this merchant'} until you set up a
      second factor. Your own account is not affected.
    </Notice>
    <SecondFactor enabled={false} onSettingUp={onSettingUp} />
  </Page>
);
