import type { ReactNode } from 'react';
import { DescriptionList } from '../ui/data/description-list.js';
import { useMerchant } from '../session/merchant-context.js';
import type { ApiKey } from '../api/types.js';
import { useRelativeTime } from '../ui/data/time-zone-context.js';
import { KeyLink } from './key-link.js';
import { MaskedKey } from './masked-key.js';
import { scopeGroups } from './scopes.js';
import classes from './key-details.module.css';

/** The details and scopes of a key. */
export function KeyDetails({ apiKey }: { readonly apiKey: ApiKey }): ReactNode {
  const formatRelativeTime = useRelativeTime();
  const { formatDateTime } = useMerchant();
  const lastUsed = apiKey.lastUsedAt
    ? `${formatDateTime(apiKey.lastUsedAt)} (${formatRelativeTime(apiKey.lastUsedAt)})`
    : 'Never';
  return (
    <>
      <DescriptionList
        items={[
          ['Key', <MaskedKey key="masked" apiKey={apiKey} />],
          ['Created', `${formatDateTime(apiKey.createdAt)} by ${apiKey.createdByName ?? 'the platform'}`],
          ['Expires', apiKey.expiresAt ? formatDateTime(apiKey.expiresAt) : 'Never'],
          ['Last used', lastUsed],
          [
            'Allowed addresses',
            apiKey.allowedAddresses.length > 0 ? apiKey.allowedAddresses.join(', ') : 'Any address',
          ],
          ...(apiKey.note ? ([['Note', apiKey.note]] as const) : []),
          ['Last used by', apiKey.lastUsedUserAgent ?? 'Unknown'],
          ...(apiKey.rotatedFromId
            ? ([
                [
                  'Replaces',
                  <KeyLink key="from" id={apiKey.rotatedFromId} size="sm">
                    the previous key
                  </KeyLink>,
                ],
              ] as const)
            : []),
        ]}
      />
      <h3 className={classes['title']}>Scopes</h3>
      <ul className={classes['scopes']}>
        {scopeGroups
          .flatMap(({ scopes }) => scopes)
          .filter(({ scope }) => apiKey.scopes.includes(scope))
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
