import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { errorMessage } from '../api/api-error.js';
import { unwrap, api } from '../api/client.js';
import { Notice } from '../ui/feedback/notice.js';
import { mayLeave } from '../ui/forms/unsaved-changes.js';
import { clearSession } from './session-query.js';

/** Ends the session here and on the server, if the user does not keep what was entered. */
export function useSignOut() {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async () => {
      if (!(await mayLeave())) return;
      await unwrap(api.DELETE('/v1/portal/session'));
      clearSession(client);
      await router.navigate({ to: '/sign-in' });
    },
  });
}

/** Signs out. */
export function SignOutButton(): ReactNode {
  const signOut = useSignOut();
  return (
    <>
      {signOut.error && <Notice tone="bad">{errorMessage(signOut.error)}</Notice>}
      <ActionButton variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </ActionButton>
    </>
  );
}
