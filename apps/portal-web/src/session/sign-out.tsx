import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { answerOf, portal } from '../api/client.js';
import { signedOut } from './session-query.js';

/** Ends the session here and on the server. */
export function useSignOut() {
  const client = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: () => answerOf(portal.DELETE('/v1/portal/session')),
    onSuccess: async () => {
      await router.navigate({ to: '/sign-in' });
      signedOut(client);
    },
  });
}

/** Signs out. */
export function SignOutButton(): ReactNode {
  const leave = useSignOut();
  return (
    <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
      Sign out
    </Button>
  );
}
