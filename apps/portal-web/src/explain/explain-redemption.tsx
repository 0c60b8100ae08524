import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ActionButton } from '../ui/actions/action-button.js';
import { lastMinute, localTime, timeOfDay } from '../format/days.js';
import { useMerchant } from '../session/merchant-context.js';
import { QueryState } from '../ui/feedback/states.js';
import { Dialog } from '../ui/forms/dialog.js';
import { MoneyInput } from '../ui/forms/money-input.js';
import { hasNumberProblem } from '../ui/forms/number-field.js';
import { explainQuery, type Question } from './explain-query.js';
import { Explanation } from './explanation.js';

interface ExplainProps {
  /** The id of a voucher or of a reward. */
  readonly id: string;
  /** The currency of the voucher, if it is known. */
  readonly currency?: string;
  /** The question that the dialog opens with. Absent: a redemption of all that is left, now. */
  readonly asked?: Question;
}

interface ExplainButtonProps extends ExplainProps {
  /** A small button, for the row of a table. */
  readonly compact?: boolean;
}

/** A button that asks whether a voucher or reward would be redeemed, and why not. */
export function ExplainButton({ compact = false, ...subject }: ExplainButtonProps): ReactNode {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant={compact ? 'subtle' : 'default'} {...(compact ? { size: 'compact-sm' } : {})} onClick={open}>
        {compact ? 'Explain' : 'Check redemption'}
      </Button>
      {isOpen && <ExplainRedemption {...subject} onClose={close} />}
    </>
  );
}

/** Every rule of a redemption, now or at another time, and for another amount. Nothing is redeemed. */
function ExplainRedemption({
  id,
  currency,
  asked = {},
  onClose,
}: ExplainProps & { readonly onClose: () => void }): ReactNode {
  const { m, fromSupport, timeZone } = useMerchant();
  const [amount, setAmount] = useState<number | string>(asked.amount ?? '');
  const [at, setAt] = useState(asked.at === undefined ? '' : localTime(new Date(asked.at), timeZone));
  const [question, ask] = useState<Question>(asked);
  const explanation = useQuery(explainQuery(m, id, question, fromSupport));
  return (
    <Dialog title="Check redemption" onClose={onClose} large>
      <Stack gap="lg">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (hasNumberProblem(event.currentTarget)) return;
            const next = {
              ...(amount === '' ? {} : { amount: Number(amount) }),
              ...(at === '' ? {} : { at: timeOfDay(`${at}Z`, timeZone).toISOString() }),
            };
            // The answer to the same question may be another one by now.
            if (next.amount === question.amount && next.at === question.at)
              explanation.refetch().catch(() => undefined);
            else ask(next);
          }}
        >
          <Group align="flex-end" gap="sm">
            {id.startsWith('vch_') && (
              <MoneyInput
                label="Amount"
                placeholder="All that is left"
                currency={explanation.data?.currency ?? currency}
                value={amount}
                onChange={setAmount}
                w={{ base: '100%', xs: 180 }}
              />
            )}
            <TextInput
              label="Date and time"
              type="datetime-local"
              max={lastMinute}
              step={1}
              value={at}
              onChange={(event) => setAt(event.currentTarget.value)}
              w={{ base: '100%', xs: 255 }}
            />
            <ActionButton type="submit" variant="default" loading={explanation.isFetching}>
              Check
            </ActionButton>
          </Group>
        </form>
        <QueryState query={explanation}>{(data) => <Explanation explanation={data} />}</QueryState>
      </Stack>
    </Dialog>
  );
}
