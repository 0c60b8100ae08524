// The pages of the operations, one for each tag of openapi.json: what they take and answer beside their code and a test call.
import { codeBlock, escaped } from './code.mjs';
import { markdown } from './html.mjs';
import { clientMethods, clientSample, curlSample } from './samples.mjs';
import { field, fields, resolved } from './schema.mjs';

const exampleOf = (content) => Object.values(content?.examples ?? {})[0]?.value;

/** All operations in the order of the document, with their samples. */
export function operationsOf(document) {
  const methods = clientMethods();
  return Object.entries(document.paths).flatMap(([route, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const body = exampleOf(operation.requestBody?.content['application/json']);
      const isWrite = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
      const inQuery = operation.parameters.filter((each) => each.in === 'query' && each.required);
      const required = inQuery.map(({ name }) => name);
      const request = { method: verb.toUpperCase(), route, required, body, isWrite };
      const tag = operation.tags[0];
      return {
        ...request,
        operation,
        tag,
        id: operation.operationId,
        address: `/docs/api/${tag.toLowerCase()}`,
        curl: curlSample(request),
        client: clientSample(request, methods),
      };
    }),
  );
}

const heading = (operation) =>
  `<h2 id="${operation.id}"><a href="#${operation.id}">${escaped(operation.operation.summary)}</a></h2>`;
const routeLine = ({ method, route }) =>
  `<p class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${escaped(route)}</code></p>`;

function parameters({ operation }, document) {
  const kinds = { path: 'Path', query: 'Query', header: 'Header' };
  return Object.entries(kinds)
    .map(([kind, title]) => {
      const those = operation.parameters.filter((each) => each.in === kind);
      if (those.length === 0) return '';
      const items = those.map(({ name, schema, required, description }) =>
        field(name, { ...schema, description }, required, document),
      );
      return `<h3>${title}</h3><ul class="fields">${items.join('')}</ul>`;
    })
    .join('');
}

function answers({ operation }, document) {
  const [status, success] = Object.entries(operation.responses).find(([code]) => Number(code) < 400);
  const schema = success.content?.['application/json']?.schema;
  const one = schema && (schema.anyOf?.[0] ?? schema);
  const shown = one && Object.keys(resolved(one, document).properties ?? {}).length > 0;
  const refused = Object.entries(operation.responses).filter(([code]) => Number(code) >= 400);
  const reasons = refused.flatMap(([code, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(
      ([reason, { value }]) =>
        `<li><code class="name">${reason}</code> <span class="type">${code}</span>${markdown(escapeMarks(value.message))}</li>`,
    ),
  );
  return (
    `<h3>Answer</h3><p><span class="type">${status}</span> ${escaped(success.description)}</p>` +
    `${shown ? `<details><summary>Fields of the answer</summary>${fields(one, document)}</details>` : ''}` +
    `<details><summary>Errors (${reasons.length})</summary><ul class="fields">${reasons.join('')}</ul>` +
    `<p>What to do for each of them: <a href="/docs/reference/errors#what-to-do">errors</a>.</p></details>`
  );
}

const escapeMarks = (text) => text.replaceAll(/[\\`*_{}[\]<>|]/g, '\\$&');

function tryForm({ id, method, route, operation, body, isWrite }) {
  const inputs = operation.parameters
    .filter((each) => each.in !== 'header')
    .map(({ name, in: place, required }) => {
      const text = `${escaped(name)}${required ? '' : ' (optional)'}`;
      return `<label>${text}<input name="${escaped(name)}" data-in="${place}" autocomplete="off"${required ? ' required' : ''}></label>`;
    });
  const text =
    body === undefined
      ? ''
      : `<label>Body<textarea name="body" rows="${JSON.stringify(body, null, 2).split('\n').length}" spellcheck="false">${escaped(JSON.stringify(body, null, 2))}</textarea></label>`;
  const note = isWrite
    ? '<p class="note">Each test call has a new <code>Idempotency-Key</code>, and changes the data of the merchant that the key belongs to.</p>'
    : '';
  return (
    `<details class="try"><summary>Try it</summary><form data-method="${method}" data-route="${escaped(route)}"${isWrite ? ' data-write' : ''}>` +
    `${inputs.join('')}${text}${note}<button type="submit">Send request</button><div class="result" id="${id}-result" aria-live="polite"></div></form></details>`
  );
}

function codes(each) {
  const { curl, client, operation } = each;
  const tabs = [['curl', 'sh', curl], ...(client ? [['TypeScript', 'ts', client]] : [])];
  const success = Object.entries(operation.responses).find(([code]) => Number(code) < 400);
  const example = exampleOf(success[1].content?.['application/json']);
  const form = tryForm(each);
  return (
    `<div class="tabs">${tabs.map(([name, language, text]) => `<div data-tab="${name}"><h3 class="tab">${name}</h3>${codeBlock(text, language)}</div>`).join('')}</div>${form}` +
    (example === undefined
      ? ''
      : `<h3 class="tab">Answer ${success[0]}</h3>${codeBlock(JSON.stringify(example, null, 2), 'json')}`)
  );
}

function section(each, document) {
  const { operation } = each;
  const content = operation.requestBody?.content['application/json'];
  const deprecated = operation.deprecated ? '<p class="deprecated">Deprecated</p>' : '';
  return (
    `<section class="operation" aria-labelledby="${each.id}"><div class="text">${heading(each)}${routeLine(each)}${deprecated}${markdown(operation.description)}` +
    `${parameters(each, document)}${content ? `<h3>Body</h3>${fields(content.schema, document)}` : ''}${answers(each, document)}</div>` +
    `<div class="codes">${codes(each)}</div></section>`
  );
}

/** One page for each tag. */
export function operationPages(document) {
  const all = operationsOf(document);
  return document.tags.map(({ name, description }) => {
    const those = all.filter(({ tag }) => tag === name);
    return {
      address: `/docs/api/${name.toLowerCase()}`,
      title: `${name}: operations`,
      text: name,
      kind: 'operations',
      description,
      main: `<h1>${escaped(name)}</h1><p>${escaped(description)}</p>\n${those.map((each) => section(each, document)).join('\n')}`,
      parts: those.map(({ id, operation }) => ({ id, text: operation.summary })),
      source: operationsMarkdown(name, description, those, document),
      sections: those.map(({ id, method, route, operation }) => ({
        id,
        title: operation.summary,
        text: `${method} ${route} ${operation.description}`,
      })),
    };
  });
}

function operationsMarkdown(title, description, those, document) {
  const parts = those.map(({ method, route, operation, curl, client }) => {
    const body = operation.requestBody?.content['application/json'];
    const properties = body ? resolved(body.schema, document) : {};
    const rows = [
      ...operation.parameters.map((each) => [each.name, each.in, each.required, each.description]),
      ...Object.entries(properties.properties ?? {}).map(([name, each]) => [
        name,
        'body',
        properties.required?.includes(name),
        each.description,
      ]),
    ].map(
      ([name, place, isRequired, text]) =>
        `| \`${name}\` | ${place} | ${isRequired ? 'yes' : 'no'} | ${(text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ')} |`,
    );
    const success = Object.values(operation.responses)[0];
    const answer = exampleOf(success.content?.['application/json']);
    return [
      `## ${operation.summary}`,
      `\`${method} ${route}\``,
      operation.description,
      ...(rows.length > 0 ? [['| field | in | required | meaning |', '|---|---|---|---|', ...rows].join('\n')] : []),
      `\`\`\`sh\n${curl}\n\`\`\``,
      ...(client ? [`\`\`\`ts\n${client}\n\`\`\``] : []),
      ...(answer === undefined ? [] : [`\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``]),
    ].join('\n\n');
  });
  return `${[`# ${title}`, description, ...parts].join('\n\n')}\n`;
}
