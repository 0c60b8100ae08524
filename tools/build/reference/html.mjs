// Markdown to HTML, for the Markdown of docs/reference. Prettier parses it; the build fails for anything that has no rule here.
import { parsers } from 'prettier/plugins/markdown';
import { codeBlock, escaped } from './code.mjs';

/** Its tree, in the node types of https://github.com/syntax-tree/mdast */
export const parse = (text) => parsers.markdown.parse(text, { originalText: text });

export const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('');

/** The id of a heading, as GitHub makes it, so that a link works there and here. */
export const anchorOf = (node) =>
  textOf(node)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Where a link leads on the site; undefined for a file of the repository that is not on it. */
export function addressOf(url) {
  if (/^(https?:|#)/.test(url)) return url;
  if (url === '../../openapi.json') return '/docs-json';
  if (/CHANGELOG[.]md$/.test(url)) return '/docs/reference/changes';
  const [, page, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(url) ?? [];
  return page && `/docs/reference/${page === 'README' ? '' : page}${anchor}`;
}

function link(node) {
  const address = addressOf(node.url);
  return address === undefined ? inner(node) : `<a href="${escaped(address)}">${inner(node)}</a>`;
}

function heading(node) {
  const tag = `h${node.depth}`;
  return node.depth === 1
    ? `<h1>${inner(node)}</h1>\n`
    : `<${tag} id="${anchorOf(node)}"><a href="#${anchorOf(node)}">${inner(node)}</a></${tag}>\n`;
}

function list(node) {
  const tag = node.ordered ? 'ol' : 'ul';
  const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : '';
  return `<${tag}${start}>\n${inner(node)}</${tag}>\n`;
}

/** A list whose items have no empty lines between them has no paragraphs. */
function listItem(node) {
  const parts = node.children.map((child) =>
    child.type === 'paragraph' && !node.spread ? inner(child) : toHtml(child),
  );
  return `<li>${parts.join('\n')}</li>\n`;
}

function table({ children: [head, ...rows] }) {
  const cell = (node, tag) => `<${tag}>${inner(node)}</${tag}>`;
  // A heading without text has no meaning for a screen reader.
  const row = ({ children }, tag) =>
    `<tr>${children.map((node) => cell(node, textOf(node) === '' ? 'td' : tag)).join('')}</tr>\n`;
  const body = rows.map((each) => row(each, 'td')).join('');
  return `<div class="wide" tabindex="0"><table>\n<thead>${row(head, 'th')}</thead>\n<tbody>${body}</tbody>\n</table></div>\n`;
}

const inner = (node) => node.children.map(toHtml).join('');

const rules = {
  root: inner,
  heading,
  link,
  list,
  listItem,
  table,
  paragraph: (node) => `<p>${inner(node)}</p>\n`,
  text: ({ value }) => escaped(value),
  strong: (node) => `<strong>${inner(node)}</strong>`,
  inlineCode: ({ value }) => `<code>${escaped(value)}</code>`,
  code: ({ value, lang }) => codeBlock(value, lang ?? ''),
};

export function toHtml(node) {
  const rule = rules[node.type];
  if (!rule) throw new Error(`No rule for "${node.type}" at line ${node.position.start.line}.`);
  return rule(node);
}

/** A short text of Markdown, such as a description. */
export const markdown = (text) => toHtml(parse(text));
