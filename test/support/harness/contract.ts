import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
}
interface DocumentedStatus {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: {
    readonly 'text/csv'?: object;
    readonly 'application/json'?: {
      readonly schema: Schema;
      readonly examples?: Readonly<Record<string, { readonly value: { readonly error?: string } }>>;
    };
  };
}
export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Readonly<Record<string, DocumentedStatus>>;
}
export interface OpenApiDocument {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What is judged of an answer. */
interface JudgedAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: { readonly error: string };
}

/** A deviation of an answer from what the document says. */
export class ContractBroken extends Error {}

/** Schemas that stand beside `success` in one object: the object as a whole is closed, they can't be. */
function joinedSchemas(document: OpenApiDocument): ReadonlySet<string> {
  const responses = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => Object.values(operation.responses));
  const references = responses.flatMap(
    (response) => response.content?.['application/json']?.schema.allOf?.map((part) => part.$ref ?? '') ?? [],
  );
  return new Set(references.map((reference) => reference.replace('#/components/schemas/', '')));
}

/** The schema with all fields refused that it doesn't name: an answer must not have a field that is not documented. */
function closed(schema: Schema, open: boolean): object {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, closed(part, false)]);
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.items ? { items: closed(schema.items, false) } : {}),
    ...(schema.allOf ? { unevaluatedProperties: false } : {}),
    ...(schema.properties && !open ? { additionalProperties: false } : {}),
  };
}

/** The OpenAPI document of a running process, as the judge of its answers. */
export class Contract {
  // Valid schemas are what the lint of the document sees to; here it would take each test file longer than its answers.
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    code: { optimize: false },
  });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly routes: readonly { readonly path: string; readonly form: RegExp }[];

  constructor(readonly document: OpenApiDocument) {
    formats.default(this.ajv);
    const joined = joinedSchemas(document);
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      closed(schema, joined.has(name)),
    ]);
    this.ajv.addSchema({ $id: 'http://openapi/', components: { schemas: Object.fromEntries(schemas) } });
    this.routes = Object.keys(document.paths)
      // `/orders/create` before `/orders/{id}`.
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .map((path) => ({ path, form: new RegExp(`^${path.replace(/\{[^}]*\}/g, '[^/?]+')}(?:\\?.*)?$`) }));
  }

  /** @throws ContractBroken where an answer is not what the document says of this route and status */
  check(method: string, path: string, answer: JudgedAnswer): void {
    const { key, operation } = this.find(method, path);
    const documented = operation.responses[answer.status];
    if (!documented) {
      throw new ContractBroken(`${key}: status ${answer.status} is not documented. The answer was ${answer.text}`);
    }
    const json = documented.content?.['application/json'];
    const isFile = documented.content?.['text/csv'] && (!json || answer.text.startsWith('\uFEFF'));
    if (method === 'HEAD' || isFile) return;
    if (!json) throw new ContractBroken(`${key}: no body is documented for ${answer.status}.`);
    const validate = this.validator(`${key} ${answer.status}`, json.schema);
    if (!validate(answer.body)) {
      const errors = this.ajv.errorsText(validate.errors, { dataVar: 'body' });
      throw new ContractBroken(`${key} ${answer.status}: ${errors}. The answer was ${answer.text}`);
    }
    if (answer.status >= 400) {
      const reasons = Object.values(json.examples ?? {}).map((example) => example.value.error);
      if (!reasons.includes(answer.body.error)) {
        throw new ContractBroken(`${key}: ${answer.body.error} is not documented for ${answer.status}.`);
      }
    }
  }

  /** The status of a success of this route. */
  success(method: string, path: string): number {
    return Number(Object.keys(this.find(method, path).operation.responses).find((status) => status.startsWith('2')));
  }

  private find(method: string, path: string): { key: string; operation: DocumentedOperation } {
    const wanted = (method === 'HEAD' ? 'GET' : method).toLowerCase();
    for (const { path: template, form } of this.routes) {
      const operation = form.test(path) ? this.document.paths[template]?.[wanted] : undefined;
      if (operation) return { key: `${method} ${template}`, operation };
    }
    throw new ContractBroken(`${method} ${path} is not documented.`);
  }

  private validator(key: string, schema: Schema): ValidateFunction {
    const known = this.validators.get(key);
    if (known) return known;
    const absolute = JSON.parse(JSON.stringify(closed(schema, false)).replaceAll('"#/', '"http://openapi/#/'));
    const made = this.ajv.compile(absolute);
    this.validators.set(key, made);
    return made;
  }
}
