import type { Type } from '@nestjs/common';

/**
 * How a success looks: `data` is one thing, `list` an array of them, `page` a cursor list, `numbered` a list by page number,
 * `whole` the body beside `success` itself, `pdf` a file.
 */
export interface DocumentedAnswer {
  readonly status?: 200 | 201;
  readonly description: string;
  readonly shape: 'data' | 'list' | 'page' | 'numbered' | 'whole' | 'pdf';
  readonly type: Type;
  /** What stands in `data`, in each item of a list, or beside `success`. */
  readonly example: object;
  /** Another reading of the same path, which a query parameter chooses. */
  readonly or?: DocumentedAnswer;
}

export interface DocumentedQuery {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
  readonly schema?: Record<string, unknown>;
}

export interface DocumentedBody {
  readonly type: Type;
  readonly example: object;
  readonly optional?: true;
}

/** The two parameters of every cursor list. */
export const pageQuery: readonly DocumentedQuery[] = [
  {
    name: 'cursor',
    description: 'The `nextCursor` of the previous page, unchanged, with the same filters. Absent: the first page.',
    schema: { type: 'string', maxLength: 512 },
  },
  {
    name: 'limit',
    description: 'Maximum number of items per page.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
  },
];
