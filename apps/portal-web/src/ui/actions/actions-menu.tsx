import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../theme/icons.js';

interface ActionsMenuProps {
  /** What the actions are for, such as the name in the row of a table. */
  readonly of: string;
  /** `Menu.Item`s */
  readonly children: ReactNode;
}

/** The actions of a row that would take too much of its width as buttons. */
export function ActionsMenu({ of, children }: ActionsMenuProps): ReactNode {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          rightSection={<Icon name="down" size={14} />}
          aria-label={`Actions for ${of}`}
        >
          Actions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
