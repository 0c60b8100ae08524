import type { ReactNode } from 'react';
import type { OrderDetails } from '../api/types.js';
import { pluralize } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { Notice } from '../ui/feedback/notice.js';
import { Panel } from '../ui/layout/panel.js';
import { awarded } from './awarded.js';
import classes from './order-award.module.css';

/** What an order awarded, and why not more, as far as it is known. */
export function OrderAward({ details: { order, explanation } }: { readonly details: OrderDetails }): ReactNode {
  const { settings, sentences } = explanation;
  return (
    <Panel title="What this order awarded">
      <p className={classes['awarded']}>{awarded(order)}</p>
      {settings === 'of_order' ? (
        <h3 className={classes['why']}>Why the order awarded this</h3>
      ) : (
        <>
          <Notice tone="warn" title="The order settings at the time of this order are no longer known">
            <Changed explanation={explanation} />
          </Notice>
          <h3 className={classes['why']}>What an order of this value awards now</h3>
        </>
      )}
      <ul className={classes['sentences']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {order.repeatOf && (
        <p className={classes['note']}>
          An earlier order had the same number and source. Your order settings let such an order award again.
        </p>
      )}
    </Panel>
  );
}

function Changed({ explanation: { programmeChangedAt, stamps, points } }: Pick<OrderDetails, 'explanation'>) {
  const { formatDateTime } = useMerchant();
  const when = programmeChangedAt ? ` on ${formatDateTime(programmeChangedAt)}` : '';
  return (
    <>
      Order settings, cards or reward templates were changed{when}, after this order or shortly before it. Orders keep
      what they awarded, not the settings. The current settings would award {pluralize(stamps, 'stamp')} and{' '}
      {pluralize(points, 'point')}.
    </>
  );
}
