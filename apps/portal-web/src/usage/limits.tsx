import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { count } from '../format/format.js';
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

/** What is left of every limit right now: a bar, and the figures in words. */
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
      title="Limits right now"
      about="Windows roll: whatever came more than a minute or 24 hours ago no longer counts. A refused request does not count either."
    >
      {keys.length === 0 && (
        <Text size="sm" c="dimmed">
          Limits belong to active keys, and there is none here.
        </Text>
      )}
      {keys.map(([keyId, keyName]) => (
        <div key={keyId} className={classes['key']}>
          {!one && <h3>{keyName}</h3>}
          <div className={classes['meters']}>
            {limits
              .filter((limit) => limit.keyId === keyId)
              .map((limit) => (
                <LimitMeter key={limit.name} of={limit} />
              ))}
          </div>
        </div>
      ))}
    </Panel>
  );
}

function LimitMeter({ of: limit }: { readonly of: UsageLimit }): ReactNode {
  return (
    <Meter
      name={names[limit.name] ?? limit.title}
      used={limit.used}
      of={limit.limit}
      text={`${count(limit.used)} of ${count(limit.limit)}`}
      note={`${count(limit.remaining)} left${limit.overridden ? ' · agreed for this key' : ''}`}
    />
  );
}
