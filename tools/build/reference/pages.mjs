import fs from 'node:fs';
import path from 'node:path';
import { addressOf, anchorOf, escaped, parse, textOf, toHtml } from './html.mjs';

/** All pages of a folder as HTML. Its README.md becomes `index`; the navigation has the tables of that page. */
export async function referencePages(folder) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  const trees = await Promise.all(files.map(async (name) => parse(fs.readFileSync(path.join(folder, name), 'utf8'))));
  const groups = groupsOf(trees[files.indexOf('README.md')]);
  return files.map((file, at) => {
    const name = file === 'README.md' ? 'index' : file.slice(0, -'.md'.length);
    return { name, html: page(name, trees[at], groups) };
  });
}

/** A paragraph in bold letters above a table names a group; the first cell of each row has a link to a page. */
function groupsOf({ children }) {
  return children.flatMap((node, at) => {
    const next = children[at + 1];
    if (node.children?.[0]?.type !== 'strong' || next?.type !== 'table') return [];
    const links = next.children.slice(1).map((row) => row.children[0].children[0]);
    return [{ title: textOf(node), links }];
  });
}

function page(name, tree, groups) {
  const title = textOf(tree.children.find(({ type }) => type === 'heading'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Loyalty Rewards</title>
<link rel="stylesheet" href="reference.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<header><a href="./">Loyalty Rewards reference</a><a href="/docs">Operations</a><a href="/docs-json">OpenAPI</a></header>
<nav aria-label="Reference">${groups.map((group) => navigation(group, name, tree)).join('')}</nav>
<main>
${toHtml(tree)}</main>
</body>
</html>
`;
}

function navigation({ title, links }, current, tree) {
  const items = links.map((link) => {
    const address = addressOf(link.url);
    const text = escaped(textOf(link));
    return address === current
      ? `<li><a href="${address}" aria-current="page">${text}</a>${headings(tree)}</li>`
      : `<li><a href="${address}">${text}</a></li>`;
  });
  return `<strong>${escaped(title)}</strong><ul>${items.join('')}</ul>`;
}

function headings({ children }) {
  const second = children.filter(({ type, depth }) => type === 'heading' && depth === 2);
  return `<ul>${second.map((each) => `<li><a href="#${anchorOf(each)}">${escaped(textOf(each))}</a></li>`).join('')}</ul>`;
}
