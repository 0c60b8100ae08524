import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { TextLink } from '../ui/layout/links.js';
import { SignInSteps } from './sign-in-steps.js';
import { sessionQuery, storeSession } from './session-query.js';

const route = getRouteApi('/sign-in');

/** Signs in, then opens the page that the user wanted. Somebody who has signed in already gets it at once. */
export function SignInPage(): ReactNode {
  const client = useQueryClient();
  const router = useRouter();
  const { returnTo } = route.useSearch();
  useEffect(() => {
    let isOpen = true;
    client.fetchQuery(sessionQuery).then(
      ({ session, ended }) => {
        if (isOpen && session && !ended) router.history.replace(returnTo ?? '/');
      },
      // Whether somebody has signed in is not known: the form is of use to both.
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [client, returnTo, router]);
  return (
    <SignInSteps
      description="Manage your loyalty programme and API keys."
      footer="You need an invitation to join. Ask an owner of your team."
      otherWay={
        <TextLink to="/forgot-password" size="sm" ta="center">
          Forgot your password?
        </TextLink>
      }
      onSignedIn={(session) => {
        storeSession(client, session);
        router.history.push(returnTo ?? '/');
      }}
    />
  );
}
