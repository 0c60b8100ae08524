import type { AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import type { EventFilter } from './event-filter.js';

interface EventLinkProps extends Pick<AnchorProps, 'fw' | 'size'> {
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to one event. */
export function EventLink({ id, ...props }: EventLinkProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  const params = { m, event: id };
  return fromSupport ? (
    <TextLink to="/support/merchants/$m/events/$event" params={params} {...props} />
  ) : (
    <TextLink to="/merchants/$m/events/$event" params={params} {...props} />
  );
}

/** A button to the events that match a filter. */
export function EventsButton({ filter }: { readonly filter: EventFilter }): ReactNode {
  const { m, fromSupport } = useMerchant();
  return fromSupport ? (
    <LinkButton to="/support/merchants/$m" params={{ m }} search={{ tab: 'events', ...filter }} variant="default">
      All events of this object
    </LinkButton>
  ) : (
    <LinkButton to="/merchants/$m/events" params={{ m }} search={filter} variant="default">
      All events of this object
    </LinkButton>
  );
}
