// Holds the floors of the house: apps -> operations -> persistence -> domain, with http and runtime beside operations.
// `#domain/...` and the like are followed to the sources through the paths of tsconfig.json.
const DRAWERS = ['util', 'utils', 'common', 'shared', 'helper', 'helpers', 'core', 'lib', 'misc'];
const SPECS = '\\.(e2e-)?spec\\.ts$';

/** Nothing in `from` may import anything in `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** No such file, whether it imports, is imported, or neither. */
function nowhere(name, comment, path) {
  const file = { path, pathNot: '(^|/)node_modules/' };
  return [
    never(name, comment, {}, file),
    never(name, comment, file, {}),
    never(name, comment, { ...file, orphan: true }, {}),
  ];
}

module.exports = {
  forbidden: [
    never(
      'domain-stands-alone',
      'libs/domain holds plain rules and imports nothing outside itself: no package, no Node, no other floor.',
      { path: '^(?:dist/)?libs/domain/', pathNot: SPECS },
      { pathNot: '^(?:dist/)?libs/domain/' },
    ),
    never(
      'domain-specs-test-rules-only',
      'A rule is tested without anything else of ours.',
      { path: `^(?:dist/)?libs/domain/.*${SPECS}` },
      { path: '^(?:dist/)?(apps|tools|test|libs/(?!domain/))' },
    ),
    never(
      'persistence-knows-the-domain-only',
      'libs/persistence stands on libs/domain.',
      { path: '^(?:dist/)?libs/persistence/' },
      { path: '^(?:dist/)?(apps|tools|test|libs/(?!persistence/|domain/))' },
    ),
    never(
      'operations-stand-on-persistence',
      'libs/operations stands on libs/persistence and libs/domain; it knows neither HTTP nor processes.',
      { path: '^(?:dist/)?libs/operations/' },
      { path: '^(?:dist/)?(apps|tools|test|libs/(?!operations/|persistence/|domain/))' },
    ),
    never(
      'http-is-beside-operations',
      'libs/http may use libs/persistence, libs/runtime (to log) and libs/domain.',
      { path: '^(?:dist/)?libs/http/' },
      { path: '^(?:dist/)?(apps|tools|test|libs/(?!http/|persistence/|runtime/|domain/))' },
    ),
    never(
      'runtime-knows-nothing-above',
      'libs/runtime may use libs/domain at most.',
      { path: '^(?:dist/)?libs/runtime/' },
      { path: '^(?:dist/)?(apps|tools|test|libs/(?!runtime/|domain/))' },
    ),
    never(
      'apps-are-separate',
      'One process never imports the code of another, nor what only the scripts or the tests use.',
      { path: '^(?:dist/)?apps/([^/]+)/' },
      { path: '^(?:dist/)?(apps|tools|test)/', pathNot: '^(?:dist/)?apps/$1/' },
    ),
    never(
      'pages-stand-alone',
      'apps/portal-web runs in a browser: it knows the portal API by its generated document, and none of our code.',
      { path: '^(?:dist/)?apps/portal-web/' },
      { path: '^(?:dist/)?(apps|libs|tools|test|clients)/', pathNot: '^(?:dist/)?apps/portal-web/' },
    ),
    never(
      'operations-are-separate',
      'An operation never imports an operation. What several of them do on their way stands in steps/.',
      { path: '^(?:dist/)?libs/operations/src/', pathNot: SPECS },
      { path: '^(?:dist/)?libs/operations/src/', pathNot: '^(?:dist/)?libs/operations/src/steps/' },
    ),
    never(
      'stores-are-separate',
      'A store never imports a store: what joins two tables is written in one of them.',
      { path: '^(?:dist/)?libs/persistence/src/.*\\.store\\.[jt]s$' },
      { path: '^(?:dist/)?libs/persistence/src/.*\\.store\\.[jt]s$' },
    ),
    never(
      'portal-writes-in-turn',
      'A write of the portal goes through writeInTurn(), or one merchant could hold all connections.',
      { path: '^(?:dist/)?apps/portal-api/src/', pathNot: '/edge/write-in-turn\\.[jt]s$' },
      { path: '^(?:dist/)?libs/persistence/src/tx\\.[jt]s$', dependencyTypesNot: ['type-only'] },
    ),
    never('no-circles', 'Two files that need each other are one file, or hide a third.', {}, { circular: true }),
    // The floors themselves stand in `libs/`: only what is below counts.
    ...nowhere('no-drawers', 'A folder is named after what it holds: these hold anything.', `/(${DRAWERS.join('|')})/`),
    ...nowhere('no-index', 'No index.ts and no re-exports: import the file that defines it.', '/index\\.ts$'),
    never(
      'everything-resolves',
      'An import that leads nowhere hides from every rule above.',
      {},
      { couldNotResolve: true },
    ),
    never(
      'production-needs-no-dev-packages',
      'The image has production packages only; the pages are built before it, and bring what they need with them.',
      { path: '^(?:dist/)?(apps|libs)/', pathNot: [SPECS, '^(?:dist/)?apps/portal-web/'] },
      { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
    ),
  ],
  options: {
    // Where there is a build, Node's own resolution leads there: as a target it counts like the source that it was made of.
    doNotFollow: { path: '(node_modules|^dist/)' },
    exclude: { path: '^(coverage|clients/[^/]+/dist)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: a rule that only borrows a shape from above depends on it all the same.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'require', 'default'], exportsFields: ['exports'] },
  },
};
