// Holds the layers: apps -> operations -> http/views; accounts, content, http, config -> persistence -> domain.
// `#domain/...` and the like are followed to the sources through the paths of tsconfig.json.
const vagueNames = ['util', 'utils', 'common', 'shared', 'helper', 'helpers', 'core', 'lib', 'misc', 'steps'];
const pageFiles = '^apps/portal-web/src/';
const specFiles = '\\.(e2e-)?spec\\.ts$';
const foldersAbove = 'apps|tools|bench|test';

/**
 * What several operations share, in the subject that it is about; everything else there is an operation. Also, since a file has at
 * most 200 lines, parts of a long one: `orders/progress-cards` of create-order, `orders/return-coupon` and `orders/take-back` of
 * return-order. `events/sample-event` has one user too: only `events/` may import views.
 */
const sharedByOperations = [
  'actor',
  'audit/audit-write',
  'external-id',
  'account/record-account-change',
  'account/replace-password',
  'cards/bring-up-to-date',
  'cards/earn-on-card',
  'cards/enqueue-enrolment',
  'cards/find-progression',
  'cards/lock-card-of-customer',
  'cards/open-ledger',
  'cards/without-cancelled',
  'customers/find-or-create-customer',
  'events/new-event',
  'events/record-events',
  'events/sample-event',
  'jobs/enqueue-email',
  'keys/issue-key',
  'keys/key-actor',
  'merchants/find-usable-location',
  'orders/order-settings-version',
  'orders/progress-cards',
  'orders/resolve-order-settings',
  'orders/return-coupon',
  'orders/take-back',
  'reports/in-parts',
  'rewards/cancel-rewards',
  'rewards/expired-reward',
  'rewards/free-coupon-code',
  'rewards/issue-rewards',
  'team/require-team-right',
  'vouchers/due-changes',
  'vouchers/due-events',
  'vouchers/lock-current-voucher',
  'vouchers/lock-hold',
  'vouchers/release-newest-holds',
  'webhooks/disable-locked-endpoint',
  'webhooks/lock-endpoint',
  'webhooks/webhook-url',
].join('|');

/** Nothing in `from` may import anything in `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A library imports itself and the libraries below it. */
const library = (name, below, comment) =>
  never(
    `${name}-imports-downwards`,
    comment,
    { path: `^(?:dist/)?libs/${name}/`, pathNot: name === 'domain' ? specFiles : undefined },
    { path: `^(?:dist/)?(${foldersAbove}|libs/(?!(${[name, ...below].join('|')})/))` },
  );

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
      'domain-imports-nothing',
      'libs/domain holds plain rules and imports nothing outside itself: no package, no Node, no other layer.',
      { path: '^(?:dist/)?libs/domain/', pathNot: specFiles },
      { pathNot: '^(?:dist/)?libs/domain/' },
    ),
    never(
      'domain-specs-test-rules-only',
      'A rule is tested without anything else of ours.',
      { path: `^(?:dist/)?libs/domain/.*${specFiles}` },
      { path: `^(?:dist/)?(${foldersAbove}|libs/(?!domain/))` },
    ),
    library('persistence', ['domain'], 'libs/persistence imports libs/domain only.'),
    library('config', ['persistence', 'domain'], 'libs/config knows settings, logging and shutdown, and no HTTP.'),
    library('accounts', ['persistence', 'domain'], 'libs/accounts knows neither HTTP nor business operations.'),
    library('content', ['persistence', 'domain'], 'libs/content makes e-mails and pages of rows, and sends nothing.'),
    library(
      'operations',
      ['accounts', 'http', 'persistence', 'domain'],
      'libs/operations knows neither HTTP nor processes, so every application and tool can call it.',
    ),
    never(
      'operations-know-only-views-of-http',
      'An event shows its object as the API does, so the events of operations use the views, and nothing else of libs/http.',
      { path: '^(?:dist/)?libs/operations/' },
      { path: '^(?:dist/)?libs/http/', pathNot: '^(?:dist/)?libs/http/src/views/' },
    ),
    never(
      'views-are-for-events',
      'Operations take and return rows. Only their events hold what the API shows.',
      { path: '^(?:dist/)?libs/operations/src/', pathNot: '/events/' },
      { path: '^(?:dist/)?libs/http/' },
    ),
    library('http', ['config', 'persistence', 'domain'], 'libs/http knows no business operation.'),
    never(
      'apps-are-separate',
      'One application never imports the code of another, nor what only the scripts or the tests use.',
      { path: '^(?:dist/)?apps/([^/]+)/' },
      { path: `^(?:dist/)?(${foldersAbove})/`, pathNot: '^(?:dist/)?apps/$1/' },
    ),
    never(
      'pages-stand-alone',
      'apps/portal-web runs in a browser: it knows the portal API by its generated document, and none of our code.',
      { path: '^(?:dist/)?apps/portal-web/' },
      { path: `^(?:dist/)?(${foldersAbove}|libs|clients)/`, pathNot: '^(?:dist/)?apps/portal-web/' },
    ),
    never(
      'pages-kit-knows-no-subject',
      'In the pages, ui/ may use format/ and api/, which use nothing else of the pages.',
      { path: `${pageFiles}(ui|format|api)/`, pathNot: '\\.spec\\.tsx?$' },
      { path: pageFiles, pathNot: `${pageFiles}(ui/|format/|api/)` },
    ),
    never(
      'pages-format-and-api-are-at-the-bottom',
      'In the pages, format/ and api/ import neither each other nor anything above them.',
      { path: `${pageFiles}(format|api)/` },
      { path: pageFiles, pathNot: `${pageFiles}$1/` },
    ),
    never(
      'pages-subjects-know-no-shell',
      'A page does not know the layout around it: only the routes put the two together.',
      { path: pageFiles, pathNot: `${pageFiles}(shell/|routes/|routes[.]tsx$|main[.]tsx$)` },
      { path: `${pageFiles}(shell/|routes/|routes[.]tsx$|main[.]tsx$)` },
    ),
    never(
      'pages-shell-knows-the-session-only',
      'The layout of the pages knows who is signed in and the search in its header, and no other subject.',
      { path: `${pageFiles}shell/` },
      { path: pageFiles, pathNot: `${pageFiles}(shell|session|search|ui|format|api)/` },
    ),
    {
      ...never(
        'pages-folders-have-no-circles',
        'Two folders that need each other are one folder.',
        { path: pageFiles },
        {},
      ),
      scope: 'folder',
      to: { circular: true },
    },
    never(
      'operations-are-separate',
      'An operation never imports an operation. What two of them share is listed in sharedByOperations.',
      { path: '^(?:dist/)?libs/operations/src/', pathNot: specFiles },
      {
        path: '^(?:dist/)?libs/operations/src/',
        pathNot: `^(?:dist/)?libs/operations/src/(${sharedByOperations})\\.[jt]s$`,
      },
    ),
    never(
      'stores-are-separate',
      'A store never imports a store: what joins two tables is written in one of them.',
      { path: '^(?:dist/)?libs/persistence/src/.*\\.store\\.[jt]s$' },
      { path: '^(?:dist/)?libs/persistence/src/.*\\.store\\.[jt]s$' },
    ),
    never(
      'audit-is-written-by-operations',
      'An operation writes its audit entry, in its transaction, whoever calls it.',
      {
        path: '^(?:dist/)?(apps|tools|bench|libs/(?!operations/|persistence/))',
        pathNot: '^(?:dist/)?tools/dev/demo/',
      },
      { path: '^(?:dist/)?libs/persistence/src/audit/audit-entry\\.[jt]s$', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'portal-writes-are-bounded',
      'A write of the portal goes through runWrite(), or one merchant could hold all connections.',
      { path: '^(?:dist/)?apps/portal-api/src/', pathNot: '/edge/run-write\\.[jt]s$' },
      { path: '^(?:dist/)?libs/persistence/src/database/transaction\\.[jt]s$', dependencyTypesNot: ['type-only'] },
    ),
    never('no-circles', 'Two files that need each other are one file, or hide a third.', {}, { circular: true }),
    // The layers themselves are in `libs/`: only the folders below it count.
    ...nowhere('no-vague-folders', 'A folder is named after its subject.', `/(${vagueNames.join('|')})/`),
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
      { path: '^(?:dist/)?(apps|libs)/', pathNot: [specFiles, '^(?:dist/)?apps/portal-web/'] },
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
