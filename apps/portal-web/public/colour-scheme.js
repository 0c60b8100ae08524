// Runs before the first paint, so that a page in the dark does not flash white.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('portal-colour-scheme');
  } catch {
    // A browser that keeps nothing: the system decides.
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', chosen);
})();
