// npm run test:changed: the tests that the changes of the work tree can break; `-- origin/main` those since a commit.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { given, ready, ROOT, run, stop } from '../paper/commands/ready.mjs'
import { browserReady } from './browser.mjs'
import { areasIn, slowTestsOf, specsOf, touchesContract } from './affected.mjs'

/** Lines that git prints; ends the command if git fails. */
const git = (...args) => {
  const { status, stderr, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) stop(`git ${args.join(' ')} failed: ${stderr.trim()}`)
  return stdout.split('\n').filter((line) => line !== '')
}

const { positionals } = given({ allowPositionals: true })
ready()
const [since = 'HEAD'] = positionals
const [base = since] = git('merge-base', since, 'HEAD')
const added = git('ls-files', '--others', '--exclude-standard')
const changed = [...new Set([...git('diff', '--name-only', base), ...added])]
if (changed.length === 0) {
  process.stdout.write(`Nothing has changed since ${since}.\n`)
  process.exit(0)
}
const files = [...git('ls-files'), ...added].filter((file) => existsSync(`${ROOT}${file}`))

const areas = areasIn(readFileSync(`${ROOT}ARCHITECTURE.md`, 'utf8'))
const slow = slowTestsOf(changed, files, areas)
const runs = [
  { name: 'unit', args: ['--project=unit', `--changed=${base}`, '--passWithNoTests'] },
  ...(slow.length > 0
    ? [{ name: 'database and browser', args: ['--project=paper', '--project=browser', ...slow] }]
    : []),
  ...(touchesContract(changed) ? [{ name: 'contract', args: ['--project=contract'] }] : []),
]
if (slow.some((file) => file.endsWith('.browser.test.tsx'))) await browserReady()

const failed = runs.filter(({ args, name }) => {
  process.stdout.write(`\n— ${name}\n`)
  return run('npx', ['vitest', 'run', ...args]) !== 0
})
const specs = specsOf(changed, areas)
if (specs.length > 0)
  process.stdout.write(`\nEnd to end, not run here: npm run build && npm run test:e2e -- ${specs.join(' ')}\n`)
process.stdout.write(
  failed.length === 0 ? '\nNothing that was run failed.\n' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}\n`,
)
process.exit(failed.length === 0 ? 0 : 1)
