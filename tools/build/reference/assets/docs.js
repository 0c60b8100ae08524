// What the pages do in a browser: the reader's own address and key in the code, tabs, copying, the search and test calls.
import { startSearch } from './search.js';
import { startTestCalls } from './test-calls.js';

const keyField = document.getElementById('key');
const stored = (area, name, value) => {
  try {
    if (value !== undefined) area.setItem(name, value);
    return area.getItem(name) ?? '';
  } catch {
    // A browser that stores nothing: the page works without it.
    return '';
  }
};

function showOwn() {
  const values = { api: location.origin, key: keyField.value.trim() };
  for (const each of document.querySelectorAll('[data-own]')) {
    const { dataset } = each;
    dataset.variable ??= each.textContent;
    const value = values[dataset.own];
    each.textContent = value ? ('quoted' in dataset ? `'${value}'` : value) : dataset.variable;
  }
}

keyField.value = stored(sessionStorage, 'docs-key');
keyField.addEventListener('input', () => {
  stored(sessionStorage, 'docs-key', keyField.value.trim());
  showOwn();
});
showOwn();

function button(text, onClick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

/** Every pair of tabs shows the language that was chosen last. */
function chooseTab(name) {
  stored(localStorage, 'docs-language', name);
  for (const tabs of document.querySelectorAll('.tabs')) {
    const sections = [...tabs.querySelectorAll('[data-tab]')];
    const chosen = sections.find(({ dataset }) => dataset.tab === name) ?? sections[0];
    for (const section of sections) section.hidden = section !== chosen;
    for (const each of tabs.querySelectorAll('[aria-pressed]')) {
      each.setAttribute('aria-pressed', String(each.textContent === chosen.dataset.tab));
    }
  }
}

for (const tabs of document.querySelectorAll('.tabs')) {
  const bar = document.createElement('div');
  bar.className = 'bar';
  for (const section of tabs.querySelectorAll('[data-tab]')) {
    section.querySelector('.tab').remove();
    const { tab } = section.dataset;
    const choice = button(tab, () => chooseTab(tab));
    choice.setAttribute('aria-pressed', 'false');
    bar.append(choice);
  }
  tabs.prepend(bar);
}
chooseTab(stored(localStorage, 'docs-language') || 'curl');

for (const code of document.querySelectorAll('.code')) {
  const copy = button('Copy', async () => {
    await navigator.clipboard.writeText(code.querySelector('code').textContent);
    copy.textContent = 'Copied';
    setTimeout(() => (copy.textContent = 'Copy'), 2_000);
  });
  copy.className = 'copy';
  code.append(copy);
}

startSearch();
startTestCalls(() => keyField);
