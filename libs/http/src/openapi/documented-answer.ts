import type { Type } from '@nestjs/common';

/** The media types of answers that are files. */
export const fileTypes = {
  pdf: ['application/pdf'],
  image: ['image/png', 'image/jpeg'],
  html: ['text/html'],
  csv: ['text/csv'],
} as const;

export type FileShape = keyof typeof fileTypes;

export const isFileShape = (shape: string): shape is FileShape => Object.hasOwn(fileTypes, shape);

/**
 * A success response. `data`: one object; `list`: an array; `page`: a cursor list; `counted`: the same with a total;
 * `numbered`: a list by page number; `whole`: the fields next to `success`; `pdf`, `image`, `html`, `csv`: a file.
 */
export interface DocumentedAnswer {
  readonly status?: 200 | 201 | 202;
  readonly description: string;
  readonly shape: 'data' | 'list' | 'page' | 'counted' | 'numbered' | 'whole' | FileShape;
  readonly type: Type;
  /** The value of `data`, of one list item, or the fields next to `success`. */
  readonly example: object;
  /** An answer 200 of the same type, where the result was made by an earlier write. */
  readonly repeated?: { readonly description: string; readonly example: object };
  /** An alternative response of the same path, selected by a query parameter. */
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

/** The query parameters of every cursor list. */
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
