import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '../api/api-error.js';
import type { SearchHit } from '../api/types.js';
import { humanize } from '../format/words.js';
import { AddressLink, useAddress } from '../ui/layout/links.js';
import { kindHeadings } from './kind-headings.js';
import classes from './search-box.module.css';

interface SearchResultsProps {
  readonly found: UseQueryResult<readonly SearchHit[]>;
  /** Whether the hits are those of the text that is in the field. */
  readonly isCurrent: boolean;
  readonly isTooShort: boolean;
  readonly text: string;
  /** Undefined: the search of support over all merchants. */
  readonly m: string | undefined;
}

/** What was found, grouped by kind, or why nothing is shown. */
export function SearchResults({ found, isCurrent, isTooShort, text, m }: SearchResultsProps): ReactNode {
  const namesMerchants = m === undefined;
  if (isTooShort) return <Message title="Enter at least two characters" />;
  if (found.isError && isCurrent) {
    return (
      <Message title={errorMessage(found.error)}>
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => void found.refetch()}>
          Try again
        </Button>
      </Message>
    );
  }
  if (!isCurrent || !found.data) return <Message title="Searching…" />;
  if (found.data.length === 0) {
    return (
      <Message title="Nothing found">
        {m === undefined ? (
          'Requests without a valid key are not in the request log: see Failed authentications of the merchant.'
        ) : (
          <AddressLink size="sm" href={`/merchants/${m}/customers?${new URLSearchParams({ search: text })}`}>
            Find “{text}” anywhere in the names and e-mail addresses of customers
          </AddressLink>
        )}
        <Text size="sm" mt="xs">
          This field finds codes, IDs, order numbers, e-mail addresses, request IDs and Idempotency-Keys of the last 30
          days, and first names from three letters (two Chinese, Japanese or Korean ones).
        </Text>
      </Message>
    );
  }
  const groups = groupByKind(found.data);
  return (
    <>
      <div role="status" className={classes['count']}>
        {found.data.length === 1 ? '1 result' : `${found.data.length} results`}
      </div>
      {[...groups].map(([kind, hits]) => (
        <section key={kind} aria-label={kindHeadings[kind] ?? humanize(kind)}>
          <Text size="xs" fw={500} c="dimmed" className={classes['heading']} aria-hidden="true">
            {kindHeadings[kind] ?? humanize(kind)}
          </Text>
          <ul className={classes['hits']}>
            {hits.map((hit) => (
              <li key={`${hit.id} ${hit.href}`}>
                <Hit hit={hit} namesMerchants={namesMerchants} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The hits of each kind, kinds in the order of their first hit. */
function groupByKind(hits: readonly SearchHit[]): ReadonlyMap<string, readonly SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  return groups;
}

interface HitProps {
  readonly hit: SearchHit;
  readonly namesMerchants: boolean;
}

function Hit({ hit, namesMerchants }: HitProps): ReactNode {
  return (
    <a href={hit.href} className={classes['hit']} onClick={useAddress(hit.href)}>
      <span className={classes['title']}>{hit.title}</span>
      <span className={classes['detail']}>
        {[hit.detail, namesMerchants ? hit.merchant.name : null].filter(Boolean).join(' · ')}
      </span>
    </a>
  );
}

function Message({ title, children }: { readonly title: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div role="status" className={classes['message']}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      {children && (
        <Text size="sm" c="dimmed" component="div">
          {children}
        </Text>
      )}
    </div>
  );
}
