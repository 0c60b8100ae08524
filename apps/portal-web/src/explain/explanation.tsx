import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Explanation as ExplanationData } from '../api/types.js';
import { formatMoney, formatNumber } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Icon, type IconName } from '../ui/theme/icons.js';
import classes from './explanation.module.css';
import { ruleText } from './rule-texts.js';

type Rule = ExplanationData['rules'][number];

/** The verdict, what would have to be different, and each rule in the order of the check. */
export function Explanation({
  explanation: { at, rules, verdict, wouldPassIf, currency },
}: {
  readonly explanation: ExplanationData;
}): ReactNode {
  const { formatDateTime, timeZone } = useMerchant();
  const money = (value: number): string => (currency ? formatMoney(value, currency) : formatNumber(value));
  // Without partial redemption a smaller amount is refused too.
  const isWhole = rules.some(({ rule, fact }) => rule === 'partial_redemption' && fact === false);
  const bound = isWhole && !wouldPassIf?.partialRedemption ? 'exactly' : 'at most';
  const needed = [
    ...(wouldPassIf?.amountAtMost === undefined ? [] : [`the amount is ${bound} ${money(wouldPassIf.amountAtMost)}`]),
    ...(wouldPassIf?.after === undefined ? [] : [`the date is ${formatDateTime(wouldPassIf.after)} or later`]),
    ...(wouldPassIf?.partialRedemption ? ['partial redemption is allowed'] : []),
  ];
  const passes = verdict === 'would_pass';
  return (
    <div>
      <Notice tone={passes ? 'good' : 'warn'} title={passes ? 'It would be redeemed.' : 'It would be refused.'}>
        {needed.length > 0 && <>It can be redeemed if {needed.join(' and ')}.</>}
        {!passes && needed.length === 0 && 'No other amount or time would change that.'}
      </Notice>
      <ul className={classes['rules']} aria-label="Rules">
        {rules.map((rule) => (
          <RuleLine key={rule.rule} rule={rule} fact={factText(rule.fact, money, formatDateTime)} />
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        As of {formatDateTime(at)} ({timeZone.replaceAll('_', ' ')}). Nothing was redeemed.
      </Text>
    </div>
  );
}

const outcomes = {
  true: ['check', 'good', 'Met'],
  false: ['stop', 'bad', 'Not met'],
  null: ['info', 'quiet', 'Not checked'],
} as const satisfies Record<string, readonly [IconName, string, string]>;

function RuleLine({ rule, fact }: { readonly rule: Rule; readonly fact: string | undefined }): ReactNode {
  const [icon, tone, outcome] = outcomes[`${rule.passed}`];
  return (
    <li className={classes['rule']} data-tone={tone}>
      <Icon name={icon} />
      <div>
        <span className={classes['outcome']}>{outcome}: </span>
        {ruleText(rule)}
        {fact !== undefined && <span className={classes['fact']}> ({fact})</span>}
      </div>
    </li>
  );
}

const isTime = /^\d{4}-\d{2}-\d{2}T/;

/** The amount or the time that decided. A status or a flag is what the sentence says already. */
function factText(
  fact: Rule['fact'],
  money: (value: number) => string,
  time: (at: string) => string,
): string | undefined {
  if (typeof fact === 'number') return money(fact);
  return typeof fact === 'string' && isTime.test(fact) ? time(fact) : undefined;
}
