import type { ReactNode } from 'react';
import { Facts } from '../frame/facts.js';
import { relative } from '../frame/format.js';
import { TextLink } from '../frame/links.js';
import { useMerchant } from '../frame/merchant-context.js';
import type { ApiKey } from '../portal-client/shapes.js';
import { Masked } from './masked.js';
import { scopeGroups } from './scopes.js';
import classes from './key-facts.module.css';

/** What is known of a key, and what it may do. */
export function KeyFacts({ of: key }: { readonly of: ApiKey }): ReactNode {
  const { m, dateTime } = useMerchant();
  const lastUsed = key.lastUsedAt ? `${dateTime(key.lastUsedAt)} (${relative(key.lastUsedAt)})` : 'Never';
  return (
    <>
      <Facts
        of={[
          ['Begins and ends with', <Masked key="masked" of={key} />],
          ['Made', `${dateTime(key.createdAt)} by ${key.createdByName ?? 'the platform'}`],
          ['Ends', key.expiresAt ? dateTime(key.expiresAt) : 'Never'],
          ['Last used', lastUsed],
          ['Last used by', key.lastUsedUserAgent ?? 'Not known'],
          ...(key.rotatedFromId
            ? ([
                [
                  'Took the place of',
                  <TextLink key="from" to="/merchants/$m/keys/$key" params={{ m, key: key.rotatedFromId }} size="sm">
                    the key before it
                  </TextLink>,
                ],
              ] as const)
            : []),
        ]}
      />
      <h3 className={classes['title']}>What it may do</h3>
      <ul className={classes['scopes']}>
        {scopeGroups
          .flatMap(({ scopes }) => scopes)
          .filter(({ scope }) => key.scopes.includes(scope))
          .map(({ scope, text }) => (
            <li key={scope}>
              <code>{scope}</code>
              <span>{text}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
