import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { LoadingState } from '../ui/feedback/states.js';
import type { SecondFactorGate as Gate } from './second-factor-gate.js';

/** Loaded only where it is shown: few users see it, and only once. */
const SecondFactorGate = lazy(() =>
  import('./second-factor-gate.js').then((file) => ({ default: file.SecondFactorGate })),
);

interface RequireSecondFactorProps {
  readonly isRequired: boolean;
  readonly by: ComponentProps<typeof Gate>['requiredBy'];
  readonly children: ReactNode;
}

/** Shows the set-up in place of the pages, where a second factor is required and the user has none. */
export function RequireSecondFactor({ isRequired, by, children }: RequireSecondFactorProps): ReactNode {
  const { staff } = useSession();
  // The second factor is on before the recovery codes are shown, and the session may be loaded again at any time. The codes must
  // stay until the user closes them.
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (!isSettingUp && (!isRequired || staff.twoFactorEnabled)) return children;
  return (
    <Suspense fallback={<LoadingState rows={3} />}>
      <SecondFactorGate requiredBy={by} onSettingUp={setIsSettingUp} />
    </Suspense>
  );
}
