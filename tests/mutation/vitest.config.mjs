import { defineConfig } from 'vitest/config'

/** The folder whose rules are mutated; `run.mjs` sets it. */
const FOLDER = process.env.MUTATED_FOLDER ?? 'domain'

/**
 * Adds a failed test to a test file that cannot be loaded. Stryker counts failed tests only, and such a file has none: a mutant
 * that makes a table throw when it is loaded would count as one that no test notices.
 */
const loadFailures = {
  onTestModuleEnd: (module) => {
    const errors = module.errors()
    const file = module.task
    if (errors.length === 0) return
    file.tasks.push({
      id: `${file.id}_load`,
      type: 'test',
      name: 'loads',
      mode: 'run',
      file,
      suite: file,
      result: { state: 'fail', errors },
    })
  },
}

// Only the unit tests of its own folder run on a mutant: a rule is tested where it is written, not by a screen that uses it.
// Stryker starts a new worker for every mutant, so the files of one run may share their modules.
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: [`${FOLDER}/**/*.test.ts`],
    exclude: ['**/*.db.test.ts', '**/node_modules/**'],
    testTimeout: 30_000,
    reporters: [loadFailures],
  },
})
