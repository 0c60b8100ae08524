import { Kbd, TextInput } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../session/session-query.js';
import { Icon } from '../ui/theme/icons.js';
import { minCharacters, searchQuery } from './search-query.js';
import { SearchResults } from './search-results.js';
import classes from './search-box.module.css';
import { useSlashKey } from './use-slash-key.js';

/** The search of the open merchant, or of all merchants on the pages of support. Without either there is none. */
export function SearchBox(): ReactNode {
  const { memberships, platformRole } = useSession();
  const { m } = useParams({ strict: false });
  const { pathname } = useLocation();
  const isSupport = platformRole !== null && (pathname.startsWith('/support') || memberships.length === 0);
  const open = memberships.find(({ merchantId }) => merchantId === m) ?? memberships[0];
  if (!isSupport && !open) return null;
  const merchantId = isSupport ? undefined : open?.merchantId;
  return <Search key={merchantId ?? 'support'} m={merchantId} pathname={pathname} />;
}

/** The links of the results, in their order. */
const linksIn = (box: HTMLElement | null): HTMLAnchorElement[] => [...(box?.querySelectorAll('a') ?? [])];

/** Moves the focus between the field and the results, or opens the first result. Whether the key was used. */
function pressKey(
  key: string,
  input: HTMLInputElement | null,
  links: readonly HTMLAnchorElement[],
  isCurrent: boolean,
): boolean {
  const at = links.findIndex((link) => link === document.activeElement);
  if (key === 'Escape' && links.length > 0) input?.focus();
  else if (key === 'ArrowDown' && links.length > 0) links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (key === 'ArrowUp' && at >= 0) (at === 0 ? input : links[at - 1])?.focus();
  else if (key === 'Enter' && at < 0 && isCurrent && links.length > 0) links[0]?.click();
  else return false;
  return true;
}

function Search({ m, pathname }: { readonly m: string | undefined; readonly pathname: string }): ReactNode {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  // A search of support is recorded at each merchant that it finds.
  const [searched] = useDebouncedValue(text.trim(), m === undefined ? 600 : 250);
  const found = useQuery(searchQuery(m, isOpen ? searched : ''));
  const input = useRef<HTMLInputElement>(null);
  const box = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  useSlashKey(input);
  useEffect(() => {
    setText('');
    setIsOpen(false);
  }, [pathname]);

  const isCurrent = searched === text.trim() && !found.isFetching;
  const onKeyDown = (event: KeyboardEvent): void => {
    const isUsed = pressKey(event.key, input.current, linksIn(box.current), isCurrent);
    if (event.key === 'Escape') setIsOpen(false);
    if (isUsed) event.preventDefault();
  };
  return (
    <div
      ref={box}
      role="search"
      className={classes['box']}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
    >
      <TextInput
        ref={input}
        type="search"
        aria-label={m === undefined ? 'Search all merchants' : 'Search'}
        placeholder={m === undefined ? 'Search all merchants' : 'Search'}
        leftSection={<Icon name="search" size={16} />}
        rightSection={<Kbd className={classes['hint']}>/</Kbd>}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onFocus={() => setIsOpen(true)}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsOpen(true);
        }}
      />
      {isOpen && text.trim() !== '' && (
        <div className={classes['results']}>
          <SearchResults
            found={found}
            isCurrent={isCurrent}
            isTooShort={text.trim().length < minCharacters}
            namesMerchants={m === undefined}
          />
        </div>
      )}
    </div>
  );
}
