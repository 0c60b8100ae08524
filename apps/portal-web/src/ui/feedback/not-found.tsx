import type { ReactNode } from 'react';
import { LinkButton } from '../layout/links.js';
import { useTabTitle } from '../layout/page.js';
import { Empty } from './states.js';

/** An address that leads nowhere, or to what somebody else owns. */
export function NotFound(): ReactNode {
  useTabTitle('Not found');
  return (
    <div>
      <Empty
        whole
        icon="search"
        title="There is no such page"
        action={
          <LinkButton to="/" variant="default">
            To the first page
          </LinkButton>
        }
      >
        The address may be mistyped, or what stood here belongs to a merchant that you are not part of.
      </Empty>
    </div>
  );
}

/** The same where no frame is around it. */
export function NotFoundAtAll(): ReactNode {
  return (
    <main>
      <NotFound />
    </main>
  );
}
