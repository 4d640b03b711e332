// npm test: installs when needed, then every check and every test; ends with a line that counts them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ready, ROOT, run } from '../paper/commands/ready.mjs'

ready()
const { browserReady } = await import('./browser.mjs')
const { runChecks } = await import('./check.mjs')
browserReady()

const REPORTS = `${ROOT}test-results/reports`
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

/** What a runner reported; one that died before it could report counts as one failure. */
const counted = (code, file, read) => {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
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
  return counted(code, 'vitest.json', (report) => [report.numPassedTests, report.numFailedTests])
}

/** The end-to-end tests of a file that passed only when repeated. */
const flakyOf = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyOf),
]

const playwright = () => {
  const code = run('npx', ['playwright', 'test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json` })
  return counted(code, 'playwright.json', (report) => {
    for (const test of flakyOf(report)) process.stdout.write(`\nPassed only when repeated, to be mended: ${test}\n`)
    return [report.stats.expected + report.stats.flaky, report.stats.unexpected]
  })
}

const results = [runChecks(), vitest(), playwright()]
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(total('failed') === 0 ? 0 : 1)
