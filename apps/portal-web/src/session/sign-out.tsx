import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { unwrap, api } from '../api/client.js';
import { clearSession } from './session-query.js';

/** Ends the session here and on the server. */
export function useSignOut() {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/portal/session')),
    onSuccess: async () => {
      await router.navigate({ to: '/sign-in' });
      clearSession(client);
    },
  });
}

/** Signs out. */
export function SignOutButton(): ReactNode {
  const signOut = useSignOut();
  return (
    <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
      Sign out
    </Button>
  );
}
