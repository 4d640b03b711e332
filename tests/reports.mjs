// The summary of a test run, from the runners' reports: in a long output the one failed line is hard to find.
import { stripVTControlCharacters } from 'node:util'

const LINES = 12

/** A stack frame of the runner, which is useless for the reader. */
const isRunners = (line) => /^\s+at .*(node_modules|<anonymous>)/.test(line)

/** The failed test, and the first lines of the reason. */
const told = (mark, what, messages) => {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).trim().split('\n'))
  const why = lines.filter((line) => !isRunners(line)).slice(0, LINES)
  return [`${mark} ${what}`, ...why.map((line) => `    ${line}`)].join('\n')
}

const FAILED = '✗'
/** A test on a real clock, browser or database that failed once and passed when repeated: counted as passed, and reported. */
const REPEATED = 'Passed only when repeated, to be mended:'

const rootless = (file) => file.replace(`${process.cwd()}/`, '')

/** A file that failed as a whole: none of its tests was run. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

/** The number of slowest tests to list. */
const SLOWEST = 20

/** The slowest tests of all runners, one a line with its seconds, the slowest first. */
export const slowest = (tests) => {
  const lines = tests
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST)
    .map(({ milliseconds, name }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
  return ['The slowest tests:', ...lines].join('\n')
}

/** Counts of vitest's JSON report, the failed tests, those that passed only when repeated, and the duration of each test. */
export const vitestReport = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isBroken).length,
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${rootless(name)} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  ),
  told: testResults.flatMap((result) => {
    const file = rootless(result.name)
    const bad = result.assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
    return [
      ...(isBroken(result) ? [told(FAILED, file, [result.message])] : []),
      ...bad.map(({ status, fullName, failureMessages }) =>
        told(status === 'failed' ? FAILED : REPEATED, `${file} › ${fullName}`, failureMessages),
      ),
    ]
  }),
})

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Counts of Playwright's JSON report, the failed tests, those that passed only when repeated, and the duration of each test. */
export const playwrightReport = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  tests: specsOf(report).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file} › ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  ),
  told: specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        told(
          status === 'unexpected' ? FAILED : REPEATED,
          `${file} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')),
        ),
      ),
  ),
})
