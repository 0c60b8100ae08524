// All pages of the documentation: those of docs/reference, those of the operations, and the first one.
import fs from 'node:fs';
import path from 'node:path';
import { addressOf, anchorOf, parse, textOf, toHtml } from './html.mjs';
import { htmlPage } from './layout.mjs';
import { operationPages } from './operations.mjs';

const sitePath = '/docs/reference';

/** Every file of the site below `/docs`: its name and its text. */
export function documentationFiles(folder, document, changelog) {
  const texts = readPages(folder, changelog);
  const readme = parse(texts.get('index'));
  const reference = [...texts].map(([name, text]) => referencePage(name, text));
  const operations = operationPages(document);
  const byAddress = new Map(reference.map((page) => [page.address, page]));
  const groups = navigationOf(readme, byAddress);
  groups.splice(1, 0, { title: 'Operations', links: operations });
  const home = homePage(document, groups, operations);
  const all = [home, ...reference, ...operations];
  return [
    ...all.flatMap((page) => [
      { name: `${fileOf(page)}.html`, text: htmlPage(page, groups) },
      { name: `${fileOf(page)}.md`, text: page.source },
    ]),
    { name: 'assets/search.json', text: JSON.stringify(searchEntries([...reference, ...operations])) },
    { name: 'llms.txt', text: home.source },
  ];
}

const fileOf = ({ address }) =>
  address === '/docs' ? 'index' : address.slice('/docs/'.length).replace(/\/$/, '/index');

/** The part of the changelog that users of the API read is a page like the others. */
function readPages(folder, changelog) {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = new Map(
    files.map((file) => [
      file === 'README.md' ? 'index' : file.slice(0, -3),
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
  const [, version = '', rest = ''] = /^## (\d[^\n]*)\n([^]*)$/m.exec(changelog) ?? [];
  const [, publicApi = ''] = /^### Public API\n([^]*?)(?=^### )/m.exec(rest) ?? [];
  return texts.set('changes', `# Changes\n\nChanges of the public API, newest first.\n\n## ${version}\n${publicApi}`);
}

/** Links to files of the repository that are not on the site become text. */
const published = (text) =>
  text.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (link, words, target) => {
    const address = addressOf(target);
    if (address === undefined) return words;
    if (target.startsWith('../')) return `[${words}](${address})`;
    // The first page has another name there.
    return link.replace(/(?<=\]\()README(?=[.])/, 'index');
  });

function referencePage(name, text) {
  const tree = parse(text);
  const title = textOf(tree.children.find(({ type }) => type === 'heading'));
  return {
    address: name === 'index' ? `${sitePath}/` : `${sitePath}/${name}`,
    title,
    main: toHtml(tree),
    source: published(text),
    parts: tree.children
      .filter(({ type, depth }) => type === 'heading' && depth === 2)
      .map((node) => ({ id: anchorOf(node), text: textOf(node) })),
    sections: sectionsOf(tree),
  };
}

/** The text below each heading, for the search. */
function sectionsOf({ children }) {
  const sections = [];
  for (const node of children) {
    if (node.type === 'heading')
      sections.push({ id: node.depth === 1 ? '' : anchorOf(node), title: textOf(node), text: '' });
    else if (sections.length > 0) sections.at(-1).text += ` ${wordsOf(node)}`;
  }
  return sections;
}

const wordsOf = (node) => node.value ?? (node.children ?? []).map(wordsOf).join(' ');

/** A paragraph in bold letters above a table names a group; the first cell of each row has a link to a page, the second its content. */
function navigationOf({ children }, byAddress) {
  return children.flatMap((node, at) => {
    const next = children[at + 1];
    if (node.children?.[0]?.type !== 'strong' || next?.type !== 'table') return [];
    const links = next.children.slice(1).map(({ children: [first, second] }) => {
      const address = addressOf(first.children[0].url);
      return { ...byAddress.get(address), address, text: textOf(first), description: textOf(second) };
    });
    return [{ title: textOf(node), links }];
  });
}

function homePage({ info }, groups, operations) {
  const list = ({ title, links }) =>
    `<section><h2>${title}</h2><ul class="cards">${links.map(({ address, text, description }) => `<li><a href="${address}">${text}</a><p>${description}</p></li>`).join('')}</ul></section>`;
  const intro = parse(info.description);
  const source = [
    '# Loyalty Rewards',
    info.description,
    ...groups.map(({ title, links }) =>
      [
        `## ${title}`,
        links
          .map(
            ({ address, text, description }) => `- [${text}](${address.replace(/\/$/, '/index')}.md): ${description}`,
          )
          .join('\n'),
      ].join('\n\n'),
    ),
    '## Machine-readable\n\n- [OpenAPI, JSON](/docs-json)\n- [OpenAPI, YAML](/docs-yaml)',
  ].join('\n\n');
  const main = `<h1>Loyalty Rewards</h1>${toHtml(intro)}<p class="start"><a href="/docs/reference/first-order">Send your first order in five minutes</a> <a href="${operations[0].address}">All operations</a></p>${groups.map(list).join('\n')}`;
  return { address: '/docs', title: 'Start', main, source: `${source}\n`, kind: 'home' };
}

const searchEntries = (pages) =>
  pages.flatMap(({ address, title, sections }) =>
    sections.map((section) => ({
      url: section.id === '' ? address : `${address}#${section.id}`,
      title: section.title,
      page: title,
      text: section.text.replaceAll(/\s+/g, ' ').trim(),
    })),
  );
