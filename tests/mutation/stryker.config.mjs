// How Stryker mutates one folder of rules; `run.mjs` names the folder and where the report goes.
const FOLDER = process.env.MUTATED_FOLDER
const REPORT = process.env.MUTATION_REPORT

/** Samples that only tests use, and files with only statements to PostgreSQL, which the tests on a database cover. */
const WITHOUT_UNIT_TESTS = [
  '{domain,paper/ledger}/**/testing/**',
  'paper/ledger/{accounts,audit,balances,holds,post,postAll,tables}.ts',
]

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs', related: false },
  mutate: [`${FOLDER}/**/*.ts`, '!**/*.test.ts', ...WITHOUT_UNIT_TESTS.map((path) => `!${path}`)],
  // The sandbox needs the rules and their tests, not the screens.
  ignorePatterns: [
    '/{adapters,openapi,ports,src,ui,dist,coverage,test-results}',
    '/tests/{bench,conformance,contract,e2e,failures,lint,pictures,screenshots,words}',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  incremental: true,
  incrementalFile: `${REPORT}.incremental.json`,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `${REPORT}.json` },
  thresholds: { high: 98, low: 95, break: null },
  cleanTempDir: 'always',
  allowConsoleColors: false,
}
