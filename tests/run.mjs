// npm test: installs when needed, then every check and every test; ends with what failed and a line that counts them.
// npm run test:long: the same with random runs as long as a proof needs them (`paper/testing/longRuns.ts`).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ready, ROOT, run } from '../paper/commands/ready.mjs'

if (process.argv.includes('--long')) process.env['LONG_RUNS'] = '1'

ready()
const { browserReady } = await import('./browser.mjs')
const { runChecks } = await import('./check.mjs')
const { playwrightReport, vitestReport } = await import('./reports.mjs')
browserReady()

const REPORTS = `${ROOT}test-results/reports`
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

/** What a runner reported; one that died before it could report counts as one failure. */
const counted = (name, code, file, read) => {
  try {
    const report = read(JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')))
    if (code === 0 || report.failed > 0) return report
    return { ...report, failed: 1, told: [...report.told, `✗ ${name} ended with code ${code}`] }
  } catch {
    return { passed: 0, failed: 1, told: [`✗ ${name} ended with code ${code} and no report`] }
  }
}

const vitest = () => {
  const code = run('npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/vitest.json`,
  ])
  return counted('vitest', code, 'vitest.json', vitestReport)
}

const playwright = () => {
  const code = run('npx', ['playwright', 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json` })
  return counted('playwright', code, 'playwright.json', playwrightReport)
}

const results = [runChecks(), vitest(), playwright()]
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
for (const line of results.flatMap(({ told }) => told)) process.stdout.write(`\n${line}\n`)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(total('failed') === 0 ? 0 : 1)
