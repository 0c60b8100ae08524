const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const style = `:root{color-scheme:light dark;--line:#8883;--soft:light-dark(#5c6670,#a8b1ba)}*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:0 auto;padding:1.5rem 1rem}h1{font-size:1.5rem;line-height:1.3;margin:.5rem 0 1rem}
a{color:inherit}ul{list-style:none;margin:0;padding:0}.rows{border:1px solid var(--line);border-radius:12px;overflow:hidden}
.rows li+li{border-top:1px solid var(--line)}.rows a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.75rem 1rem;text-decoration:none}
.rows a:hover,.rows a:focus-visible{background:#8881}.rows strong{overflow-wrap:anywhere}.rows span,dt,time{color:var(--soft);font-size:.875rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem;align-items:baseline}dd{margin:0;overflow-wrap:anywhere}
.files a{display:inline-block;padding:.35rem .75rem;margin:0 .5rem .75rem 0;border:1px solid var(--line);border-radius:8px;text-decoration:none;overflow-wrap:anywhere}
details{border:1px solid var(--line);border-radius:12px;padding:.75rem 1rem}pre{margin:.75rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}
iframe{width:100%;height:46rem;border:1px solid var(--line);border-radius:12px;background:#fff}`;

/** A page of a local tool. `head` is HTML, as `body` is. */
export const document = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title>${escaped(title)}</title><style>${style}</style><body>${body}</body></html>`;

/** Names with their values, which are texts. */
export const facts = (values: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${values.map(([name, value]) => `<dt>${name}</dt><dd><bdi>${escaped(value)}</bdi></dd>`).join('')}</dl>`;

/** A list of links: what each is, when it came, and a line about it. */
export const rows = (
  entries: readonly { readonly href: string; readonly name: string; readonly at: string; readonly about: string }[],
): string =>
  `<ul class="rows">${entries
    .map(
      ({ href, name, at, about }) => `<li><a href="${escaped(href)}"><strong><bdi>${escaped(name)}</bdi></strong>
<time>${escaped(at)}</time><span>${escaped(about)}</span></a></li>`,
    )
    .join('')}</ul>`;
