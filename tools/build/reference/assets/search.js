const most = 12;
let entries;

/** Loaded when somebody begins to search. */
const load = async () => (entries ??= await fetch('/docs/assets/search.json').then((answer) => answer.json()));

/** Matches a word that begins with this one, in singular or plural: `currencies` finds `currency`, and `currency` not `concurrency`. */
function startOf(word) {
  const stem = word.length > 4 ? word.replace(/(?:ies|es|s|y)$/, '') : word;
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu');
}

/** How well an entry has all words; 0 where it lacks one. A title counts more than a text, and that of a page most. */
function rank({ title, page, text }, words) {
  let sum = title === page ? 1 : 0;
  for (const word of words) {
    const start = startOf(word);
    const at = title.search(start);
    const one = at === 0 ? 8 : at > 0 ? 5 : start.test(page) ? 3 : 0;
    const all = one + (start.test(text) ? 1 : 0);
    if (all === 0) return 0;
    sum += all;
  }
  return sum;
}

/** The words around the first match. */
function excerpt(text, [word]) {
  const at = Math.max(0, text.search(startOf(word)) - 40);
  return `${at > 0 ? '…' : ''}${text.slice(at, at + 140)}${text.length > at + 140 ? '…' : ''}`;
}

function resultOf(entry, words) {
  const link = document.createElement('a');
  link.href = entry.url;
  const title = document.createElement('strong');
  title.textContent = entry.title === entry.page ? entry.title : `${entry.page}: ${entry.title}`;
  const text = document.createElement('span');
  text.textContent = excerpt(entry.text, words);
  link.append(title, text);
  return link;
}

export function startSearch() {
  const form = document.querySelector('form[role=search]');
  const field = form.querySelector('input');
  const found = document.getElementById('found');
  const close = () => (found.hidden = true);

  async function show() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length === 0) return close();
    const ranked = (await load())
      .map((entry) => ({ entry, score: rank(entry, words) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const results = ranked.slice(0, most).map(({ entry }) => resultOf(entry, words));
    found.replaceChildren(...results);
    if (results.length === 0) found.textContent = 'Nothing found.';
    found.hidden = false;
    return undefined;
  }

  field.addEventListener('input', () => void show().catch(close));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    found.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    const links = [...found.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement);
    if (event.key === 'Escape') {
      close();
      field.focus();
    } else if (event.key === 'ArrowDown' && !found.hidden) {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && at >= 0) {
      event.preventDefault();
      (links[at - 1] ?? field).focus();
    }
  });
  found.addEventListener('click', (event) => {
    if (event.target.closest('a')) close();
  });
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target)) close();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return;
    event.preventDefault();
    field.focus();
  });
}
