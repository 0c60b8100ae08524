// The fields of a schema of OpenAPI, as lists within lists.
import { escaped } from './code.mjs';
import { markdown } from './html.mjs';

/** With what `$ref` names, and the parts of `allOf` as one. */
export function resolved(schema, document) {
  if (schema?.$ref) return resolved(document.components.schemas[schema.$ref.split('/').at(-1)], document);
  if (!schema?.allOf) return schema ?? {};
  const parts = schema.allOf.map((part) => resolved(part, document));
  return {
    ...Object.assign({}, ...parts, { ...schema, allOf: undefined }),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

function typeOf(schema, document) {
  const each = resolved(schema, document);
  const choices = each.oneOf ?? each.anyOf;
  if (choices) return choices.map((choice) => typeOf(choice, document)).join(' or ');
  if (each.type === 'array') return `list of ${typeOf(each.items, document)}`;
  if (each.enum) return each.enum.map((value) => JSON.stringify(value)).join(', ');
  return [each.type ?? 'any', each.format].filter(Boolean).join(', ');
}

/** The object whose fields are shown below a field. */
function inner(schema, document) {
  const each = resolved(schema, document);
  if (each.type === 'array') return inner(each.items, document);
  const choice = (each.oneOf ?? each.anyOf)?.map((one) => inner(one, document)).find(Boolean);
  return each.properties && Object.keys(each.properties).length > 0 ? each : choice;
}

const between = (least, most, unit) => {
  if (most === undefined) return least ? [`at least ${least}${unit}`] : [];
  return [least ? `${least} to ${most}${unit}` : `up to ${most}${unit}`];
};

const bounds = ({ minimum, maximum, minLength, maxLength, minItems, maxItems, default: given }) =>
  [
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' items'),
    ...(given === undefined ? [] : [`${JSON.stringify(given)} if absent`]),
  ].join(', ');

export function field(name, schema, isRequired, document, path = '') {
  const each = resolved(schema, document);
  const below = inner(schema, document);
  const limits = bounds(each);
  const nested = below
    ? `<details><summary>Fields of <code>${escaped(path + name)}</code></summary>${fields(below, document, `${path}${name}.`)}</details>`
    : '';
  return (
    `<li><code class="name">${escaped(name)}</code> <span class="type">${escaped(typeOf(schema, document))}</span>` +
    `${isRequired ? ' <span class="required">required</span>' : ''}` +
    `${limits ? ` <span class="type">${escaped(limits)}</span>` : ''}${markdown(schema.description ?? each.description ?? '')}${nested}</li>`
  );
}

export function fields(schema, document, path = '') {
  const { properties = {}, required = [] } = resolved(schema, document);
  const items = Object.entries(properties).map(([name, each]) =>
    field(name, each, required.includes(name), document, path),
  );
  return `<ul class="fields">${items.join('')}</ul>`;
}
