// Code with its comments, texts, numbers and words marked.
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tokens = {
  comment: /#[^\n]*|\/\/[^\n]*/y,
  string: /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'/y,
  environment: /process\.env\.(?:API|KEY) \?\? ''/y,
  number: /\b\d+(?:\.\d+)?\b/y,
  word: /\b(?:import|from|const|new|await|for|of|async|return|true|false|null|if|throw|curl)\b/y,
};

/** The words that the script of the pages replaces by the reader's own address and key: variables of a shell, and of Node.js. */
const own = (html) =>
  html
    .replaceAll('$API', '<span data-own="api">$API</span>')
    .replaceAll('$KEY', '<span data-own="key">$KEY</span>')
    .replaceAll(
      / class="environment"(?=>process\.env\.(API|KEY))/g,
      (_, name) => ` data-own="${name.toLowerCase()}" data-quoted`,
    );

function highlighted(text, language = '') {
  if (language === '') return own(escaped(text));
  let html = '';
  for (let at = 0; at < text.length;) {
    const found = /\w/.test(text[at - 1] ?? '') ? undefined : tokenAt(text, at, language);
    html += found ? `<span class="${found.kind}">${escaped(found.text)}</span>` : escaped(text[at]);
    at += found?.text.length ?? 1;
  }
  return own(html);
}

function tokenAt(text, at, language) {
  for (const [kind, form] of Object.entries(tokens)) {
    if (kind === 'comment' && (language === 'json' || (text[at] === '/' && language === 'sh'))) continue;
    form.lastIndex = at;
    const match = form.exec(text);
    if (match) return { kind, text: match[0] };
  }
  return undefined;
}

/** A block that can be scrolled by keyboard and copied. */
export const codeBlock = (text, language) =>
  `<div class="code"><pre class="wide" tabindex="0"><code>${highlighted(text, language)}</code></pre></div>\n`;
