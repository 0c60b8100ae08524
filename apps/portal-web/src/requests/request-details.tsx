import type { ReactNode } from 'react';
import type { LoggedRequest } from '../api/types.js';
import { formatDuration } from '../format/numbers.js';
import { useMerchant } from '../session/merchant-context.js';
import { DescriptionList } from '../ui/data/description-list.js';
import { Time } from '../ui/data/time.js';
import { TextLink } from '../ui/layout/links.js';
import { RequestsLink } from './request-links.js';
import { useKeys } from './request-queries.js';
import { isUnread } from './unread.js';

/** When, by whom and from where a request was sent. */
export function RequestDetails({ request }: { readonly request: LoggedRequest }): ReactNode {
  const { path, query, route, idempotencyKey, replayed, requestId, id } = request;
  return (
    <DescriptionList
      items={[
        ['Time', <Time key="at" at={request.at} relative />],
        ['Duration', formatDuration(request.durationMs)],
        ['Key', <Key key="key" request={request} />],
        ['Path', <code key="path">{query ? `${path}?${query}` : path}</code>],
        [
          'Route',
          route ? (
            <RequestsLink key="route" filter={{ route }}>
              {route}
            </RequestsLink>
          ) : (
            'Unknown: no such route'
          ),
        ],
        [
          'Idempotency-Key',
          idempotencyKey ? (
            <RequestsLink key="idempotency" filter={{ idempotencyKey }}>
              {idempotencyKey}
            </RequestsLink>
          ) : isUnread(request) ? (
            'Not read: the request was refused before'
          ) : (
            'None'
          ),
        ],
        ['Replayed', replayed ? 'Yes: the answer is that of an earlier request' : 'No'],
        ['Request ID', <code key="id">{id}</code>],
        ...(requestId === id ? [] : ([['X-Request-Id of the caller', <code key="x">{requestId}</code>]] as const)),
        ['IP address', request.ip],
        ['User agent', request.userAgent ?? 'None'],
      ]}
    />
  );
}

function Key({ request: { keyId, keyPrefix } }: { readonly request: LoggedRequest }): ReactNode {
  const { m, fromSupport, seesKeys } = useMerchant();
  const name = useKeys().find(({ id }) => id === keyId)?.name;
  if (fromSupport || !seesKeys) return <RequestsLink filter={{ keyId }}>{keyPrefix}</RequestsLink>;
  return (
    <TextLink to="/merchants/$m/keys/$key" params={{ m, key: keyId }} size="sm">
      {name ?? keyPrefix}
    </TextLink>
  );
}
