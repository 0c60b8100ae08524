const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  cacheDirectory: '<rootDir>/.jest-cache',
  transform: { '\\.(tsx?|m?js)$': '<rootDir>/jest/transform.cjs' },
  // Packages are transformed too: many of them are ES modules, which Jest can't require on Node 20.
  transformIgnorePatterns: [],
  resolver: '<rootDir>/jest/resolver.cjs',
  // Node resolves "#domain/…" to dist; the tests run the sources.
  moduleNameMapper: {
    '^#(domain|persistence|operations|accounts|content|http|config)/(.*)\\.js$': '<rootDir>/libs/$1/src/$2.ts',
    '^#(api|worker)/(.*)\\.js$': '<rootDir>/apps/$1/src/$2.ts',
    '^#portal/(.*)\\.js$': '<rootDir>/apps/portal-api/src/$1.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  haste: { enableSymlinks: false },
};

const withPostgres = {
  ...common,
  globalSetup: '<rootDir>/jest/setup.mjs',
  globalTeardown: '<rootDir>/jest/teardown.mjs',
  moduleNameMapper: { ...common.moduleNameMapper, '^@nestjs/swagger$': '<rootDir>/jest/described-views.cjs' },
};

/** The folders that `npm run test:faults` runs. `npm test` runs every other one, so that no file is in neither. */
const slowFolders = ['faults', 'pages', 'tools'];

const rules = {
  ...common,
  displayName: 'rules',
  testMatch: ['<rootDir>/{libs,apps,clients,test}/**/*.spec.ts'],
};
/** The components of the portal's pages, in jsdom. */
const pages = {
  ...common,
  displayName: 'pages',
  testMatch: ['<rootDir>/apps/portal-web/src/**/*.spec.tsx'],
  testEnvironment: '<rootDir>/jest/pages-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/apps/portal-web/test/setup.ts'],
  moduleNameMapper: { '\\.css$': '<rootDir>/jest/css-module.cjs' },
};
const e2e = {
  ...withPostgres,
  displayName: 'e2e',
  testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', `<rootDir>/test/(${slowFolders.join('|')})/`],
};
export const faults = {
  ...withPostgres,
  displayName: 'faults',
  testMatch: slowFolders.map((folder) => `<rootDir>/test/${folder}/**/*.e2e-spec.ts`),
};

export default {
  rootDir: import.meta.dirname,
  // Most end-to-end files wait for processes of ours now and then, so three of them keep two cores busy.
  maxWorkers: 3,
  // A test that takes this long hangs: none waits for it, so it fits a machine at a third of the usual speed too. Jest
  // takes it here, for all projects, and not from a project's own part.
  testTimeout: 300_000,
  reporters: ['default', '<rootDir>/jest/sum-reporter.cjs'],
  projects: [rules, pages, e2e],
};
