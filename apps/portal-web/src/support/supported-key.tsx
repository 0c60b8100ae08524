import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KeyDetails } from '../keys/key-details.js';
import { KeyStateNotice } from '../keys/key-state-notice.js';
import { KeyStatus } from '../keys/key-status.js';
import { RequestsLink } from '../requests/request-links.js';
import { useMerchant } from '../session/merchant-context.js';
import { Timeline } from '../timeline/timeline.js';
import { TimeZoneNote } from '../ui/data/time.js';
import { EmptyState, QueryState } from '../ui/feedback/states.js';
import { TextLink } from '../ui/layout/links.js';
import { Page } from '../ui/layout/page.js';
import { Panel } from '../ui/layout/panel.js';
import { supportedKeysQuery } from './supported-keys.js';

/** A key of a merchant for support, read-only: its state, its scopes and what happened to it. */
export function SupportedKey(): ReactNode {
  const { m, merchantName } = useMerchant();
  const { key: id = '' } = useParams({ strict: false });
  const keys = useQuery(supportedKeysQuery(m));
  const key = keys.data?.find((each) => each.id === id);
  return (
    <Page
      title={key?.name ?? 'API key'}
      description={id}
      back={
        <TextLink to="/support/merchants/$m" params={{ m }}>
          {merchantName}
        </TextLink>
      }
      badge={key && <KeyStatus apiKey={key} />}
      actions={<RequestsLink filter={{ keyId: id }}>All its requests</RequestsLink>}
    >
      {key && <KeyStateNotice apiKey={key} />}
      <Panel title="About this key">
        <QueryState query={keys}>
          {() => (key ? <KeyDetails apiKey={key} /> : <EmptyState icon="key" title="This merchant has no such key" />)}
        </QueryState>
      </Panel>
      <Timeline subjectId={id} />
      <TimeZoneNote />
    </Page>
  );
}
