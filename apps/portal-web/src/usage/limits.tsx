import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../format/numbers.js';
import { Meter } from '../ui/data/meter.js';
import { Panel } from '../ui/layout/panel.js';
import type { UsageLimit } from '../api/types.js';
import classes from './limits.module.css';

const names: Readonly<Record<string, string>> = {
  requestsPerMinute: 'Requests per minute',
  requestsPerDay: 'Requests per 24 hours',
  orderCreationsPerMinute: 'Orders per minute',
  voucherRedemptionsPerMinute: 'Voucher redemptions per minute',
  voucherPdfsPerMinute: 'Voucher PDFs per minute',
  lookupMissesPerMinute: 'Unknown voucher codes per minute',
  concurrentRequests: 'Requests at the same time',
};

/** The rate limits of each key and how much of them is used. */
export function LimitsPanel({
  limits,
  one,
}: {
  readonly limits: readonly UsageLimit[];
  readonly one: boolean;
}): ReactNode {
  const keys = [...new Map(limits.map(({ keyId, keyName }) => [keyId, keyName]))];
  return (
    <Panel
      title="Rate limits"
      description="Requests of the last minute or the last 24 hours count. A request that was refused by a limit does not count."
    >
      {keys.length === 0 && (
        <Text size="sm" c="dimmed">
          {one
            ? 'This key is no longer active, so it has no limits.'
            : 'There are no active keys, so there are no limits to show.'}
        </Text>
      )}
      {keys.map(([keyId, keyName]) => (
        <div key={keyId} className={classes['key']}>
          {!one && <h3>{keyName}</h3>}
          <div className={classes['meters']}>
            {limits
              .filter((limit) => limit.keyId === keyId)
              .map((limit) => (
                <LimitMeter key={limit.name} limit={limit} />
              ))}
          </div>
        </div>
      ))}
    </Panel>
  );
}

function LimitMeter({ limit }: { readonly limit: UsageLimit }): ReactNode {
  return (
    <Meter
      name={names[limit.name] ?? limit.title}
      used={limit.used}
      max={limit.limit}
      text={`${formatNumber(limit.used)} of ${formatNumber(limit.limit)}`}
      note={`${formatNumber(limit.remaining)} left${limit.overridden ? ' · custom limit' : ''}`}
    />
  );
}
