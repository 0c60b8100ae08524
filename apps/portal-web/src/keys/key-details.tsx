import type { ReactNode } from 'react';
import { Facts } from '../ui/data/description-list.js';
import { relative } from '../format/format.js';
import { TextLink } from '../ui/layout/links.js';
import { useMerchant } from '../session/merchant-context.js';
import type { ApiKey } from '../api/types.js';
import { Masked } from './masked-key.js';
import { scopeGroups } from './scopes.js';
import classes from './key-details.module.css';

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
