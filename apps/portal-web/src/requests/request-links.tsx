import type { AnchorProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMerchant } from '../session/merchant-context.js';
import { LinkButton, TextLink } from '../ui/layout/links.js';
import type { RequestFilter } from './request-filter.js';

interface RequestLinkProps extends Pick<AnchorProps, 'fw' | 'size'> {
  readonly id: string;
  readonly children: ReactNode;
}

/** A link to one request. */
export function RequestLink({ id, ...props }: RequestLinkProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  const params = { m, request: id };
  return fromSupport ? (
    <TextLink to="/support/merchants/$m/requests/$request" params={params} {...props} />
  ) : (
    <TextLink to="/merchants/$m/requests/$request" params={params} {...props} />
  );
}

interface RequestsLinkProps extends Pick<AnchorProps, 'underline'> {
  readonly filter: RequestFilter;
  readonly children: ReactNode;
}

/** A link to the requests that match a filter. */
export function RequestsLink({ filter, ...props }: RequestsLinkProps): ReactNode {
  const { m, fromSupport } = useMerchant();
  return fromSupport ? (
    <TextLink to="/support/merchants/$m" params={{ m }} search={{ tab: 'requests', ...filter }} size="sm" {...props} />
  ) : (
    <TextLink to="/merchants/$m/requests" params={{ m }} search={filter} size="sm" {...props} />
  );
}

/** A button to the requests that name an object or were sent with a key. */
export function RequestsButton({ filter }: { readonly filter: RequestFilter }): ReactNode {
  const { m, fromSupport } = useMerchant();
  return fromSupport ? (
    <LinkButton to="/support/merchants/$m" params={{ m }} search={{ tab: 'requests', ...filter }} variant="default">
      Requests
    </LinkButton>
  ) : (
    <LinkButton to="/merchants/$m/requests" params={{ m }} search={filter} variant="default">
      Requests
    </LinkButton>
  );
}
