import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatEstimate, formatNumber } from '../../format/numbers.js';

interface PaginationProps {
  readonly pagination: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly totalItems: number;
    readonly totalIsEstimate?: true;
    readonly hasNextPage: boolean;
    readonly hasPrevPage: boolean;
  };
  readonly onPage: (page: number) => void;
}

/** The position in a paged list, and buttons for the previous and next page. */
export function Pagination({
  pagination: { currentPage, totalPages, totalItems, totalIsEstimate, ...ways },
  onPage,
}: PaginationProps): ReactNode {
  const number = totalIsEstimate ? formatEstimate : formatNumber;
  return (
    <Group justify="space-between" px={24} py="md" component="nav" aria-label="Pages">
      <Text size="sm" c="dimmed">
        Page {formatNumber(currentPage)} of {number(Math.max(1, totalPages))} · {number(totalItems)} in total
      </Text>
      {totalPages > 1 && (
        <Group gap="xs">
          <Button variant="default" size="xs" disabled={!ways.hasPrevPage} onClick={() => onPage(currentPage - 1)}>
            Previous
          </Button>
          <Button variant="default" size="xs" disabled={!ways.hasNextPage} onClick={() => onPage(currentPage + 1)}>
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}
