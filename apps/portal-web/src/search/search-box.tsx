import { Kbd, TextInput } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { openMembership } from '../session/last-merchant.js';
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
  const { pathname, href } = useLocation();
  const isSupport = platformRole !== null && (pathname.startsWith('/support') || memberships.length === 0);
  const open = openMembership(memberships, m);
  if (!isSupport && !open) return null;
  const merchantId = isSupport ? undefined : open?.merchantId;
  return <Search key={merchantId ?? 'support'} m={merchantId} href={href} />;
}

/** The links of the results, in their order. */
const linksIn = (box: HTMLElement | null): HTMLAnchorElement[] => [...(box?.querySelectorAll('a') ?? [])];

/** Moves the focus between the field and the results. Whether the key was used. */
function moveFocus(key: string, input: HTMLInputElement | null, links: readonly HTMLAnchorElement[]): boolean {
  const at = links.findIndex((link) => link === document.activeElement);
  if (key === 'Escape' && links.length > 0) input?.focus();
  else if (key === 'ArrowDown' && links.length > 0) links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (key === 'ArrowUp' && at >= 0) (at === 0 ? input : links[at - 1])?.focus();
  else return false;
  return true;
}

/** Opens the first result once it is asked for: at once, or when the result of the search is there. */
function useOpensFirst(box: RefObject<HTMLDivElement | null>, isCurrent: boolean): (opens: boolean) => void {
  const [opensFirst, setOpensFirst] = useState(false);
  useEffect(() => {
    if (!opensFirst || !isCurrent) return;
    setOpensFirst(false);
    linksIn(box.current)[0]?.click();
  }, [opensFirst, isCurrent, box]);
  return setOpensFirst;
}

const named = (text: string) => ({ 'aria-label': text, placeholder: text });

function Search({ m, href }: { readonly m: string | undefined; readonly href: string }): ReactNode {
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
  }, [href]);

  const isCurrent = searched === text.trim() && !found.isFetching;
  const setOpensFirst = useOpensFirst(box, isCurrent);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isUsed = moveFocus(event.key, input.current, linksIn(box.current));
    if (event.key === 'Escape') setIsOpen(false);
    setOpensFirst(event.key === 'Enter' && event.target === input.current);
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
        {...named(m === undefined ? 'Search all merchants' : 'Search')}
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
            text={searched}
            m={m}
          />
        </div>
      )}
    </div>
  );
}
