import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { about, count } from '../../format/format.js';

interface PageTurnerProps {
  readonly of: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly totalItems: number;
    readonly totalIsEstimate?: true;
    readonly hasNextPage: boolean;
    readonly hasPrevPage: boolean;
  };
  readonly onPage: (page: number) => void;
}

/** Where in a list by pages, and the ways on and back. */
export function PageTurner({
  of: { currentPage, totalPages, totalItems, totalIsEstimate, ...ways },
  onPage,
}: PageTurnerProps): ReactNode {
  const number = totalIsEstimate ? about : count;
  return (
    <Group justify="space-between" px={24} py="md" component="nav" aria-label="Pages">
      <Text size="sm" c="dimmed">
        Page {count(currentPage)} of {number(Math.max(1, totalPages))} · {number(totalItems)} in all
      </Text>
      {totalPages > 1 && (
        <Group gap="xs">
          <Button variant="default" size="xs" disabled={!ways.hasPrevPage} onClick={() => onPage(currentPage - 1)}>
            Back
          </Button>
          <Button variant="default" size="xs" disabled={!ways.hasNextPage} onClick={() => onPage(currentPage + 1)}>
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}
