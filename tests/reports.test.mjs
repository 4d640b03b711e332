import { expect, it } from 'vitest'
import { playwrightReport, vitestReport } from './reports.mjs'

const run = (status, ...failureMessages) => ({ status, fullName: `is ${status}`, failureMessages })
const file = (name, status, ...assertionResults) => ({
  name: `${process.cwd()}/${name}`,
  status,
  message: 'Cannot find module',
  assertionResults,
})

it('names what failed in vitest, what was repeated and what never ran', () => {
  const { passed, failed, told } = vitestReport({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      file('a.test.ts', 'failed', run('passed'), run('failed', 'expected 1 to be 2\n    at /x/node_modules/runner.js')),
      file('b.test.ts', 'passed', run('passed', 'late')),
      file('c.test.ts', 'failed'),
    ],
  })
  expect([passed, failed]).toEqual([2, 2])
  expect(told).toEqual([
    '✗ a.test.ts › is failed\n    expected 1 to be 2',
    'Passed only when repeated, to be mended: b.test.ts › is passed\n    late',
    '✗ c.test.ts\n    Cannot find module',
  ])
})

it('names what failed and what was repeated in Playwright, however deep it is nested', () => {
  const test = (status, ...messages) => ({ status, results: [{ errors: messages.map((message) => ({ message })) }] })
  const spec = (title, ...tests) => ({ file: 'a.spec.ts', title, tests })
  const { passed, failed, told } = playwrightReport({
    stats: { expected: 3, flaky: 1, unexpected: 1 },
    suites: [
      { specs: [spec('fine', test('expected'))], suites: [{ specs: [spec('bad', test('unexpected', 'no button'))] }] },
      { specs: [spec('slow', test('flaky', 'timed out'))] },
    ],
  })
  expect([passed, failed]).toEqual([4, 1])
  expect(told).toEqual([
    '✗ a.spec.ts › bad\n    no button',
    'Passed only when repeated, to be mended: a.spec.ts › slow\n    timed out',
  ])
})
