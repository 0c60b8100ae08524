import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { KeyFailures } from '../api/types.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { TextLink } from '../ui/layout/links.js';
import { failuresQuery } from './key-queries.js';

/** What the requests did, after how many they were. */
const texts: Readonly<Record<KeyFailures['reason'], string>> = {
  wrong: 'used a wrong secret of this key',
  inactive: 'used this key, which no longer works',
  address: 'used this key from an address that is not in its list',
};

const sentence = ({ failuresInLastHour: count, reason, address }: KeyFailures): string =>
  `${count} ${count === 1 ? 'request' : 'requests'} in the last hour ${texts[reason]}, last from ${address}.`;

/** Keys that were tried without success in the last hour: all of them with links, or one key. */
export function FailureNotices({ keyId }: { readonly keyId?: string }): ReactNode {
  const { m, hasRole } = useMerchant();
  const failures = useQuery({ ...failuresQuery(m), enabled: hasRole('admin') });
  const recent = (failures.data ?? []).filter(
    (each) => each.failuresInLastHour > 0 && (keyId === undefined || each.keyId === keyId),
  );
  if (recent.length === 0) return null;
  return (
    <Notice tone="warn" title={keyId ? 'Requests with this key were refused' : 'Requests with your keys were refused'}>
      {recent.map((each) => (
        <div key={`${each.keyId} ${each.reason}`}>
          {keyId === undefined && (
            <>
              <TextLink to="/merchants/$m/keys/$key" params={{ m, key: each.keyId }} underline="always">
                {each.keyName}
              </TextLink>
              {': '}
            </>
          )}
          {sentence(each)}
        </div>
      ))}
    </Notice>
  );
}
