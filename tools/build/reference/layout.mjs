import { escaped } from './code.mjs';

/** A group of the navigation: its title, and links with what is on the page that is shown. */
const navigation = ({ title, links }, current) => {
  const items = links.map(({ address, text, parts = [] }) => {
    const own = address === current;
    const below = own
      ? `<ul>${parts.map((part) => `<li><a href="#${part.id}">${escaped(part.text)}</a></li>`).join('')}</ul>`
      : '';
    return `<li><a href="${address}"${own ? ' aria-current="page"' : ''}>${escaped(text)}</a>${below}</li>`;
  });
  return `<strong>${escaped(title)}</strong><ul>${items.join('')}</ul>`;
};

/** A page of the documentation; everything it loads is at its own address. */
export function htmlPage({ address, title, main, kind = 'text' }, groups) {
  const source = `${address === '/docs' ? '/docs/index' : address.replace(/\/$/, '/index')}.md`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} - Loyalty Rewards documentation</title>
<link rel="stylesheet" href="/docs/assets/docs.css">
<link rel="icon" href="/docs/assets/mark.svg" type="image/svg+xml">
<link rel="alternate" href="${source}" type="text/markdown">
<script type="module" src="/docs/assets/docs.js"></script>
</head>
<body class="${kind}">
<a class="skip" href="#main">Skip to the content</a>
<header>
<a class="brand" href="/docs"><img src="/docs/assets/mark.svg" alt="" width="24" height="24">Loyalty Rewards <span>docs</span></a>
<form role="search"><input type="search" aria-label="Search the documentation" placeholder="Search (press /)" autocomplete="off"><div id="found" role="region" aria-label="Search results" aria-live="polite" hidden></div></form>
<label class="key">Your API key <input type="password" id="key" autocomplete="off" spellcheck="false" placeholder="lrw_live_…" aria-describedby="key-note"></label>
</header>
<details class="menu"><summary>All pages</summary><nav aria-label="All pages, small">${groups.map((group) => navigation(group, address)).join('')}</nav></details>
<nav aria-label="All pages">${groups.map((group) => navigation(group, address)).join('')}</nav>
<main id="main" tabindex="-1">
${main}
<footer><a href="${source}">This page as Markdown</a><a href="/llms.txt">llms.txt</a><a href="/docs-json">OpenAPI</a><span id="key-note">Your key stays in this browser tab. It is put into the code on these pages and into test calls to this service.</span></footer>
</main>
</body>
</html>
`;
}
