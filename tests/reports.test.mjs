import { expect, it } from 'vitest'
import { playwrightReport, slowest, vitestReport } from './reports.mjs'

const run = (status, ...failureMessages) => ({ status, fullName: `is ${status}`, failureMessages, duration: 1_500 })
const file = (name, status, ...assertionResults) => ({
  name: `${process.cwd()}/${name}`,
  status,
  message: 'Cannot find module',
  assertionResults,
})

it('lists failed, repeated and never run tests of vitest', () => {
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

it('lists failed and repeated tests of Playwright at any depth', () => {
  const test = (status, ...messages) => ({
    status,
    results: [{ errors: messages.map((message) => ({ message })), duration: 1 }],
  })
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

it('reports the duration of each test, including its retries', () => {
  const vitest = vitestReport({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [file('a.test.ts', 'passed', run('passed'), { ...run('skipped'), duration: undefined })],
  })
  expect(vitest.tests).toEqual([
    { name: 'a.test.ts › is passed', milliseconds: 1_500 },
    { name: 'a.test.ts › is skipped', milliseconds: 0 },
  ])
  const results = [
    { errors: [], duration: 2_000 },
    { errors: [], duration: 500 },
  ]
  const { tests } = playwrightReport({
    stats: { expected: 1, flaky: 0, unexpected: 0 },
    suites: [{ specs: [{ file: 'a.spec.ts', title: 'opens', tests: [{ status: 'expected', results }] }] }],
  })
  expect(tests).toEqual([{ name: 'a.spec.ts › opens', milliseconds: 2_500 }])
})

it('lists the twenty slowest tests, the slowest first', () => {
  const lines = slowest(Array.from({ length: 30 }, (_, n) => ({ name: `test ${n}`, milliseconds: n * 1_000 }))).split(
    '\n',
  )
  expect(lines).toHaveLength(21)
  expect([lines[0], lines[1], lines[20]]).toEqual(['The slowest tests:', '  29.0 s  test 29', '  10.0 s  test 10'])
})
