import { getSchemaPath } from '@nestjs/swagger';
import type { DocumentedAnswer } from './documented-answer.js';

const success = { type: 'boolean', enum: [true], example: true };
const integer = (example: number) => ({ type: 'integer', example });
const flag = { type: 'boolean', example: false };

const cursorPagination = {
  type: 'object',
  required: ['limit', 'hasMore', 'nextCursor'],
  properties: {
    limit: integer(10),
    hasMore: flag,
    nextCursor: {
      type: ['string', 'null'],
      description: 'Send it unchanged as `cursor` to get the next page, with the same filters. Null on the last page.',
      example: null,
    },
  },
};

const countedPagination = {
  ...cursorPagination,
  properties: {
    ...cursorPagination.properties,
    totalItems: {
      ...integer(1),
      description: 'How many items match. Only on the first page, and only if it is cheap to count.',
    },
    totalIsMinimum: {
      type: 'boolean',
      enum: [true],
      description: 'There are more items than `totalItems`, because items are counted only up to 10,000.',
      example: true,
    },
  },
};

const numberedPagination = {
  type: 'object',
  required: ['currentPage', 'totalPages', 'totalItems', 'itemsPerPage', 'hasNextPage', 'hasPrevPage'],
  properties: {
    currentPage: integer(1),
    totalPages: integer(1),
    totalItems: integer(1),
    totalIsEstimate: {
      type: 'boolean',
      enum: [true],
      description:
        '`totalItems` and `totalPages` are exact up to 10,000 items. Above that they are estimates, and this field is present.',
      example: true,
    },
    itemsPerPage: integer(10),
    hasNextPage: flag,
    hasPrevPage: flag,
  },
};

const envelope = (properties: Record<string, object>): object => ({
  type: 'object',
  required: ['success', ...Object.keys(properties)],
  properties: { success, ...properties },
});

/** The schema of a success response, with its alternative. It is `anyOf`, because objects are open and both could match. */
export function schemaOf(answer: DocumentedAnswer): object {
  return answer.or ? { anyOf: [shapeOf(answer), shapeOf(answer.or)] } : shapeOf(answer);
}

function shapeOf({ shape, type }: DocumentedAnswer): object {
  const item = { $ref: getSchemaPath(type) };
  const items = { type: 'array', items: item };
  switch (shape) {
    case 'data':
      return envelope({ data: item });
    case 'list':
      return envelope({ data: items });
    case 'page':
      return envelope({ data: items, pagination: cursorPagination });
    case 'counted':
      return envelope({ data: items, pagination: countedPagination });
    case 'numbered':
      return envelope({ data: items, pagination: numberedPagination });
    case 'whole':
      return { allOf: [envelope({}), item] };
    case 'pdf':
    case 'image':
    case 'html':
    case 'csv':
      throw new Error('A file has no schema.');
  }
}

/** An example of a success response, and of its alternative if there is one. */
export function examplesOf(answer: DocumentedAnswer): Record<string, object> {
  const example = { summary: answer.description, value: exampleBody(answer) };
  return answer.or
    ? { example, other: { summary: answer.or.description, value: exampleBody(answer.or) } }
    : { example };
}

const firstPage = {
  currentPage: 1,
  totalPages: 1,
  totalItems: 1,
  itemsPerPage: 10,
  hasNextPage: false,
  hasPrevPage: false,
};

const onlyPage = { limit: 10, hasMore: false, nextCursor: null, totalItems: 1 };

function exampleBody({ shape, example }: DocumentedAnswer): object {
  switch (shape) {
    case 'data':
      return { success: true, data: example };
    case 'list':
      return { success: true, data: [example] };
    case 'page':
      return { success: true, data: [example], pagination: { limit: 10, hasMore: false, nextCursor: null } };
    case 'counted':
      return { success: true, data: [example], pagination: onlyPage };
    case 'numbered':
      return { success: true, data: [example], pagination: firstPage };
    case 'whole':
      return { success: true, ...example };
    case 'pdf':
    case 'image':
    case 'html':
    case 'csv':
      throw new Error('A file has no example.');
  }
}
