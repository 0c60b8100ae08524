import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Empty } from '../ui/feedback/states.js';

/** The last resort: a page that failed to show itself. */
export function Broken(): ReactNode {
  return (
    <div role="alert">
      <Empty
        whole
        icon="warning"
        title="This page failed"
        action={<Button onClick={() => window.location.reload()}>Load it again</Button>}
      >
        Nothing was changed. If it happens again, tell support what you were about to do.
      </Empty>
    </div>
  );
}
