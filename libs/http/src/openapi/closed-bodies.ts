import type { OpenAPIObject } from '@nestjs/swagger';
import { ignoresUnknownFields } from '../input/validate-body.js';

/**
 * Says in the document that bodies refuse fields which they do not have. A schema that answers have too stays open: fields may be
 * added to answers. (docs/reference/money-and-time.md#request-bodies)
 */
export function closeBodies(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as Record<string, Operation>));
  const answers = operations.map(({ responses }) => responses);
  const bodies = operations.map(({ requestBody }) => requestBody);
  const answered = schemasIn(answers, schemas);
  for (const name of schemasIn(bodies, schemas)) {
    if (!answered.has(name) && !ignoresUnknownFields(name)) {
      Object.assign(schemas[name] ?? {}, { additionalProperties: false });
    }
  }
  return document;
}

interface Operation {
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

/** The names of all schemas that parts of the document refer to, also through other schemas. */
function schemasIn(parts: readonly unknown[], schemas: Readonly<Record<string, unknown>>): Set<string> {
  const found = new Set<string>();
  const unread = [...parts];
  for (const next of unread) {
    for (const [, name = ''] of (JSON.stringify(next) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      unread.push(schemas[name]);
    }
  }
  return found;
}
