// npm run check: every check in turn, all of them even where one fails.
import { ready, run } from '../paper/commands/ready.mjs'
import { CHECKS } from './checks.mjs'

/** Runs the checks; returns how many passed and failed. */
export const runChecks = () => {
  let passed = 0
  let failed = 0
  for (const { name, command } of CHECKS) {
    process.stdout.write(`\n— ${name}\n`)
    const [program, ...args] = command
    if (run(program, args) === 0) passed += 1
    else {
      failed += 1
      process.stdout.write(`✗ ${name}\n`)
    }
  }
  return { passed, failed }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  ready()
  const { passed, failed } = runChecks()
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
