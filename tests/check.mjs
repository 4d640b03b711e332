// npm run check: every check in turn, all of them even where one fails.
import { ready, run } from '../paper/commands/ready.mjs'
import { CHECKS } from './checks.mjs'

/** Runs the checks; returns how many passed and failed, and names those that did. */
export const runChecks = () => {
  let passed = 0
  const told = []
  for (const { name, command } of CHECKS) {
    process.stdout.write(`\n— ${name}\n`)
    const [program, ...args] = command
    if (run(program, args) === 0) passed += 1
    else {
      told.push(`✗ ${name} (${command.join(' ')})`)
      process.stdout.write(`✗ ${name}\n`)
    }
  }
  return { passed, failed: told.length, told }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  ready()
  const { passed, failed } = runChecks()
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
