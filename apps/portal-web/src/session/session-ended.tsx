import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clearSession, resumeSession, useSession } from './session-query.js';
import { SignInSteps } from './sign-in-steps.js';

/** Takes the place of a page whose session has ended, until the same user has signed in again. */
export function SessionEnded(): ReactNode {
  const client = useQueryClient();
  const router = useRouter();
  const { staff } = useSession();
  const leave = (): Promise<void> => {
    clearSession(client);
    return router.navigate({ to: '/sign-in' });
  };
  return (
    <SignInSteps
      email={staff.email}
      description="The page and what you entered are still there."
      notice="Your session has ended. Sign in again to continue."
      otherWay={
        <Button variant="subtle" onClick={() => void leave()}>
          Use another account
        </Button>
      }
      onSignedIn={(session) => resumeSession(client, session)}
    />
  );
}
