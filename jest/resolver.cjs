// Two things Jest's own resolver can't find: a TypeScript source imported under its compiled name ("./money.js"), and
// packages that publish only an "import" entry. The normal way goes first, since setting these conditions for
// everything breaks packages that Jest itself loads.
const esmConditions = ['node', 'module-sync', 'import', 'default'];

module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch {
    return resolveOtherwise(request, options);
  }
};

function resolveOtherwise(request, options) {
  if (/^\.{1,2}\/.*\.js$/.test(request)) {
    for (const extension of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(request.replace(/\.js$/, extension), options);
      } catch {
        // Not a source of ours: the last way below decides, and its message is the one to show.
      }
    }
  }
  return options.defaultResolver(request, { ...options, conditions: esmConditions });
}
