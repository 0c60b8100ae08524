import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { CustomerEntry } from '../api/types.js';
import { pluralize } from '../format/words.js';
import { OrderLink } from '../session/merchant-links.js';
import { notify } from '../ui/feedback/notify.js';
import { Dialog, DialogForm } from '../ui/forms/dialog.js';
import { ReasonField } from '../ui/forms/text-box.js';
import { useCustomerReversals } from './use-customer-corrections.js';

interface TakeBackProps {
  readonly entry: CustomerEntry;
  readonly onReverse: (entry: CustomerEntry) => void;
}

/** How an entry of a card can be taken back: by its reversal, or by the return of its order. */
export function TakeBack({ entry, onReverse }: TakeBackProps): ReactNode {
  if (entry.cardId === null || entry.reversedBy !== null) return null;
  if (entry.cause === 'order' && entry.orderId !== null) {
    return <OrderLink id={entry.orderId}>Open the order to return it</OrderLink>;
  }
  if (entry.cause !== 'give' && entry.cause !== 'spend') return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      aria-label={`Reverse entry ${entry.number} of ${entry.title}`}
      onClick={() => onReverse(entry)}
    >
      Reverse
    </Button>
  );
}

interface ReverseEntryProps {
  readonly customerId: string;
  readonly entry: CustomerEntry;
  readonly onClose: () => void;
}

/** Takes a give back, or gives a spend back. */
export function ReverseEntry({ customerId, entry, onClose }: ReverseEntryProps): ReactNode {
  const { reverseEntry } = useCustomerReversals(customerId);
  const [reason, setReason] = useState('');
  const { cardId, number, kind, title, cause } = entry;
  const unit = kind === 'stamps' ? 'stamp' : 'point';
  const size = Math.abs(entry.change ?? 0);
  const send = (): void => {
    if (cardId === null || number === null) return;
    reverseEntry.mutate(
      { cardId, number, reason: reason.trim() },
      {
        onSuccess: ({ data, rewardsRevoked, rewardsKept }) => {
          const balance = pluralize(unit === 'stamp' ? data.stamps : data.points, unit);
          const revoked = rewardsRevoked.map((reward) => ` ${reward.title} is cancelled.`).join('');
          const kept = rewardsKept
            .map((reward) => ` The customer keeps ${reward.title}: it is already ${reward.reason}.`)
            .join('');
          notify(`Entry reversed. ${title}: ${balance} now.${revoked}${kept}`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title="Reverse this entry?" onClose={onClose}>
      <DialogForm
        onSubmit={send}
        onCancel={onClose}
        submitLabel="Reverse entry"
        isPending={reverseEntry.isPending}
        error={reverseEntry.error}
        disabled={!reason.trim()}
      >
        <Text size="sm">
          {cause === 'give'
            ? `${pluralize(size, unit)} will be taken from ${title}. Rewards that the entry issued are cancelled if they were not used.`
            : `${pluralize(size, unit)} will go back to ${title}. A reward that they bought is cancelled.`}
        </Text>
        <ReasonField value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}
