import type { ReactNode } from 'react';
import type { LiabilityReport } from '../api/types.js';
import { formatNumber } from '../format/numbers.js';
import { pluralize } from '../format/words.js';
import { Notice } from '../ui/feedback/notice.js';
import { Time } from '../ui/data/time.js';

/** The outcome of the last comparison of all balances with their ledgers. */
export function ProofNote({ proof }: Pick<LiabilityReport, 'proof'>): ReactNode {
  if (proof === null) {
    return <Notice title="Not checked yet">Every night we compare each balance with its history.</Notice>;
  }
  const { provedAt, balances, differences, objects } = proof;
  return (
    <Notice
      tone={differences === 0 ? 'good' : 'bad'}
      title={differences === 0 ? 'All balances match their histories' : 'Some balances do not match their histories'}
    >
      Checked <Time at={provedAt} />: {formatNumber(balances)} {balances === 1 ? 'balance' : 'balances'},{' '}
      {pluralize(differences, 'difference')}.
      {objects.length > 0 && (
        <>
          {' '}
          Tell support:{' '}
          {objects.map(({ id, check }, at) => (
            <span key={`${id} ${check}`}>
              {at > 0 && ', '}
              <code>{id}</code> ({check.replaceAll('_', ' ')})
            </span>
          ))}
          {objects.length < differences && ' …'}
        </>
      )}
    </Notice>
  );
}
