import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hasReason } from '../api/api-error.js';
import { publicDocsUrl } from '../api/page-settings.js';
import type { LoggedRequestWithBodies } from '../api/types.js';
import { shortPath } from '../format/words.js';
import { useMerchant } from '../session/merchant-context.js';
import { ListLink } from '../session/merchant-links.js';
import { CausedByRequest } from '../timeline/timeline.js';
import { AnswerStatus } from '../ui/data/answer-status.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { Notice } from '../ui/feedback/notice.js';
import { QueryState } from '../ui/feedback/states.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { NothingCaused } from './nothing-caused.js';
import { RequestBody } from './request-body.js';
import { RequestDetails } from './request-details.js';
import { RequestsLink } from './request-links.js';
import { requestQueryOf } from './request-queries.js';
import { RequestNotFound } from './request-not-found.js';
import { RequestSubjects } from './request-subjects.js';
import { UnloggedRequest } from './unlogged-request.js';
import { isUnread } from './unread.js';

/** One request: what was sent, what was answered and why, the objects that it names, and what it caused. */
export function RequestPage(): ReactNode {
  const { m, fromSupport, hasRole } = useMerchant();
  const { request: id = '' } = useParams({ strict: false });
  const request = useQuery(requestQueryOf(m, id, fromSupport));
  const back = <ListLink list="requests">Requests</ListLink>;
  if (!request.data) {
    const isNotLogged = hasReason(request.error, 'request_not_found');
    return (
      <Page title="Request" back={back}>
        {isNotLogged && id.startsWith('req_') ? (
          <UnloggedRequest id={id} error={request.error} />
        ) : (
          <>
            <Panel>
              <QueryState query={request}>{() => null}</QueryState>
            </Panel>
            {isNotLogged && <RequestNotFound />}
          </>
        )}
      </Page>
    );
  }
  const { method, route, path, status, error } = request.data;
  return (
    <Page
      title={`${method} ${shortPath(route ?? path)}`}
      back={back}
      badge={<AnswerStatus status={status} error={error} />}
    >
      <WhyRefused request={request.data} />
      <Panel title="About this request">
        <RequestDetails request={request.data} />
      </Panel>
      <RequestSubjects request={request.data} />
      {method !== 'GET' && <CausedByRequest id={id} nothing={<NothingCaused request={request.data} />} />}
      {fromSupport || hasRole('admin') ? (
        <Bodies request={request.data} />
      ) : (
        <Notice title="Only admins and owners can read what was sent and answered" />
      )}
      <TimeZoneNote />
    </Page>
  );
}

function Bodies({ request }: { readonly request: LoggedRequestWithBodies }): ReactNode {
  return (
    <>
      <RequestBody
        title="Sent"
        what="request"
        text={request.requestBody}
        isTruncated={request.requestBodyTruncated}
        none={
          isUnread(request)
            ? 'The request was refused before its body was read.'
            : 'The request had no body, or only read data.'
        }
      />
      <RequestBody
        title="Answered"
        what="answer"
        text={request.responseBody}
        isTruncated={request.responseBodyTruncated}
        none="Answers to successful requests that only read data are not kept."
      />
    </>
  );
}

/** The sentence that the caller was answered, if the request was refused. */
function WhyRefused({ request: { status, error, responseBody } }: { readonly request: LoggedRequestWithBodies }) {
  if (status < 400) return null;
  return (
    <Notice tone="warn" title={messageIn(responseBody) ?? (status < 500 ? 'The request was refused.' : 'It failed.')}>
      {error && (
        <>
          Error <code>{error}</code>:{' '}
          <Anchor
            href={`${publicDocsUrl}/reference/errors#reasons`}
            target="_blank"
            rel="noreferrer"
            size="sm"
            underline="always"
          >
            what it means
          </Anchor>
          {', '}
          <RequestsLink filter={{ error }} underline="always">
            requests with this error
          </RequestsLink>
        </>
      )}
    </Notice>
  );
}

function messageIn(body: string | null): string | undefined {
  try {
    const answered = JSON.parse(body ?? '') as { readonly message?: unknown } | null;
    return typeof answered?.message === 'string' ? answered.message : undefined;
  } catch {
    return undefined;
  }
}
