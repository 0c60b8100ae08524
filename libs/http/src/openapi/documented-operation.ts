import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, UseGuards, UseInterceptors } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiOperation, ApiParam, ApiQuery } from '@nestjs/swagger';
import type { FastifyContextConfig } from 'fastify';
import { idempotencyHeader } from '../idempotency/documented-idempotency.js';
import { IdempotencyKeyGuard } from '../idempotency/idempotency-key.guard.js';
import { ReadBodyGuard } from '../input/read-body.guard.js';
import { CsvFileInterceptor } from '../server/csv-file.interceptor.js';
import { PdfFileInterceptor } from '../server/pdf-file.interceptor.js';
import type { DocumentedAnswer, DocumentedBody, DocumentedQuery } from './documented-answer.js';
import { type DocumentedAnswers, documentAnswers } from './documented-answers.js';
import type { Documented } from './documented-refusals.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which part of a success response the handler returns. */
    shape?: DocumentedAnswer['shape'];
  }
}

/** A route and its documentation, as both APIs declare it. */
export interface DocumentedOperation {
  readonly method: keyof typeof verbs;
  /** With `:name` for a parameter. */
  readonly path: string;
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Their descriptions; an id has at most 128 characters, others say it. */
  readonly params?: Readonly<Record<string, string | { readonly description: string; readonly maxLength: number }>>;
  readonly query?: readonly DocumentedQuery[];
  readonly body?: DocumentedBody;
  readonly answer: DocumentedAnswer;
  /** A write that runs once for its Idempotency-Key. */
  readonly idempotency?: 'required' | 'optional';
  /** A GET without HEAD, because it is costly. */
  readonly withoutHead?: true;
}

/**
 * The documentation that the public API and the portal share of the same operation. Each adds the path and who may call it, and
 * the tag where theirs differ.
 */
export type SharedOperation = Omit<DocumentedOperation, 'path' | 'tag'> & {
  readonly tag?: string;
  readonly refusals?: readonly Documented[];
};

/** What an API adds to its operations. */
interface Additions {
  /** For the API's hooks and for the check of every route at the start. */
  readonly config: FastifyContextConfig;
  /** Paragraphs below the description. */
  readonly notes: readonly string[];
  readonly refusals: Omit<DocumentedAnswers, 'answer'>;
  readonly more?: { readonly deprecated?: boolean; readonly security?: [] };
}

const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;

/** The route of an operation: its path, its body after all global guards, its status, and its documentation. */
export function documentedRoute(options: DocumentedOperation, { config, notes, refusals, more }: Additions) {
  const { method, path, withoutHead, answer, idempotency } = options;
  return applyDecorators(
    verbs[method](path),
    HttpCode(answer.status ?? 200),
    RouteConfig({ ...config, shape: answer.shape, idempotency, withoutHead }),
    ...(method === 'GET' ? [] : [UseGuards(ReadBodyGuard, ...(idempotency ? [IdempotencyKeyGuard] : []))]),
    ...(idempotency ? [idempotencyHeader(idempotency)] : []),
    ...(answer.shape === 'pdf' ? [UseInterceptors(PdfFileInterceptor)] : []),
    ...(answer.shape === 'csv' || answer.or?.shape === 'csv' ? [UseInterceptors(CsvFileInterceptor)] : []),
    ApiOperation({
      operationId: options.id,
      summary: options.summary,
      description: [options.description, ...notes].join('\n\n'),
      tags: [options.tag],
      ...more,
    }),
    ...requestDecorators(options),
    ...documentAnswers({ answer, ...refusals }),
  );
}

const requestDecorators = ({ params = {}, query = [], body }: DocumentedOperation): MethodDecorator[] => [
  ...Object.entries(params).map(([name, given]) => {
    const { description, maxLength } = typeof given === 'string' ? { description: given, maxLength: 128 } : given;
    return ApiParam({ name, description, schema: { type: 'string', maxLength } });
  }),
  ...query.map(({ name, description, required = false, schema = { type: 'string' } }) =>
    ApiQuery({ name, description, required, schema }),
  ),
  ...(body
    ? [ApiBody({ type: body.type, examples: { example: { value: body.example } }, required: !body.optional })]
    : []),
];
