// npm test: installs when needed, then every check and every test; ends with the slowest tests, the failed tests, the processor
// seconds of all that it started, and a line with counts.
// npm run test:long: the same with long random runs (`paper/testing/longRuns.ts`).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { given, ready, ROOT } from '../paper/commands/ready.mjs'
import { browserReady, installDebianBrowser } from './browser.mjs'
import './temporary.mjs'

if (given({ options: { long: { type: 'boolean' } } }).values.long) process.env['LONG_RUNS'] = '1'

// The first tests need no browser, so it is installed beside the packages and them.
let installer
const browser = installDebianBrowser((pid) => (installer = pid))
ready()
const { checkTasks, printStep, WIDTH } = await import('./check.mjs')
const { MINUTES, runKept, runLimited } = await import('./limited.mjs')
const { watchMachine } = await import('./processors/machine.mjs')
const { checkProcessorTime, processorLine } = await import('./processors/limit.mjs')
const { countProcessorTime } = await import('./processors/time.mjs')
const { playwrightReport, slowest, vitestReport } = await import('./reports.mjs')
const { inParallel } = await import('./steps.mjs')

const REPORTS = `${ROOT}test-results/reports`
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

/** The report of a runner; a runner that died before its report counts as one failure. */
const counted = (name, code, file, read) => {
  try {
    const report = read(JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')))
    if (code === 0 || report.failed > 0) return report
    return { ...report, failed: 1, told: [...report.told, `✗ ${name} ended with code ${code}`] }
  } catch {
    return { passed: 0, failed: 1, told: [`✗ ${name} ended with code ${code} and no report`], tests: [] }
  }
}

/** The command that runs some of vitest's projects and writes their report. */
const vitest = (projects, file) => [
  'npx',
  [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${file}`,
  ],
]

/** Tests without a database or a browser, each project beside the checks: together they would leave one core idle at the end. */
const light = (project) => async () => {
  const step = await runKept('vitest', ...vitest([project], `${project}.json`), { minutes: MINUTES })
  printStep(project, step)
  return counted('vitest', step.code, `${project}.json`, vitestReport)
}

const heavy = async () => {
  const code = await runLimited('vitest', ...vitest(['paper', 'browser'], 'heavy.json'), { minutes: MINUTES })
  return counted('vitest', code, 'heavy.json', vitestReport)
}

const endToEnd = async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json` }
  const code = await runLimited('playwright', 'npx', ['playwright', 'test'], { env, minutes: MINUTES })
  return counted('playwright', code, 'playwright.json', playwrightReport)
}

const processors = countProcessorTime(installer)
const machine = watchMachine()
const parts = []

/** Runs a part of the gate and keeps its processor seconds. */
const part = async (name, work) => {
  const before = processors.seconds()
  const results = await work()
  parts.push({ name, seconds: before === undefined ? undefined : processors.seconds() - before })
  return results
}

// The checks build what the end-to-end tests run, so those come last.
const results = await part('checks and unit', () =>
  inParallel([light('unit'), light('contract'), ...checkTasks()], WIDTH),
)
await browser
await browserReady()
results.push(await part('database and browser', heavy), await part('end to end', endToEnd))
machine.end()
processors.stop()
// The long runs are long on purpose.
if (!process.env['LONG_RUNS']) results.push(checkProcessorTime(parts, machine.measurements))
const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
process.stdout.write(`\n${slowest(results.flatMap(({ tests }) => tests))}\n`)
for (const line of results.flatMap(({ told }) => told)) process.stdout.write(`\n${line}\n`)
process.stdout.write(`\n${processorLine(parts, machine.measurements)}\n`)
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(total('failed') === 0 ? 0 : 1)
