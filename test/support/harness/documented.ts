import type { OpenApiDocument } from './contract.js';

interface Documented {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
  readonly description?: string;
}

export interface DocumentedSlots {
  /** Method and path, as the catalogue has them. */
  readonly operation: string;
  readonly description: string;
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

const isId = (name: string): boolean => /^id$|Ids?$/.test(name);

/** Every operation of the document with every place of it that an id can stand in, by the names of what stands there. */
export function documentedSlots(document: OpenApiDocument): DocumentedSlots[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, operation]) => {
        const { parameters = [], requestBody, description = '' } = operation as Documented;
        const named = (where: string): string[] =>
          parameters.filter((each) => each.in === where).map(({ name }) => name);
        const schema = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
        const fields = Object.keys(document.components.schemas[schema]?.properties ?? {});
        return {
          operation: `${method.toUpperCase()} ${path.replace('/v1/public', '')}`,
          description,
          // An Idempotency-Key is a text of the caller, and an entry of a ledger has a number.
          path: named('path').filter((name) => name !== 'key' && name !== 'number'),
          // The filters of the log, the feed and the deliveries compare: no id has to name anything.
          query: /[/](requests|events|deliveries)$/.test(path) ? [] : named('query').filter(isId),
          body: fields.filter(isId),
        };
      }),
  );
}
