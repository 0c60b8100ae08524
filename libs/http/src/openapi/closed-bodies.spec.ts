import type { OpenAPIObject } from '@nestjs/swagger';
import { IgnoreUnknownFields } from '../input/validate-body.js';
import { closeBodies } from './closed-bodies.js';

@IgnoreUnknownFields()
class LenientBody {}

const ref = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const object = (properties: object = {}) => ({ type: 'object', properties });

it('closes bodies and what they hold, but nothing that ignores unknown fields or is in an answer', () => {
  const schemas = {
    Body: object({ item: { $ref: '#/components/schemas/Item' }, shared: { $ref: '#/components/schemas/Shared' } }),
    Item: object({ again: { $ref: '#/components/schemas/Item' } }),
    [LenientBody.name]: object(),
    Answer: object({ shared: { $ref: '#/components/schemas/Shared' } }),
    Shared: object(),
  };
  const paths = {
    '/one': { post: { requestBody: ref('Body'), responses: { 200: ref('Answer') } } },
    '/two': { post: { requestBody: ref(LenientBody.name), responses: {} }, get: { responses: { 200: ref('Answer') } } },
  };
  closeBodies({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths,
    components: { schemas },
  } as unknown as OpenAPIObject);
  const closed = Object.entries(schemas).filter(([, schema]) => 'additionalProperties' in schema);
  expect(closed.map(([name]) => name)).toEqual(['Body', 'Item']);
  expect(schemas.Item).toMatchObject({ additionalProperties: false });
});
