import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { DEMO } from '../demoCustomer.ts'
import type { Options } from './options.ts'
import { runSuite } from './suite.ts'

let paper: TestBroker
let options: Options
beforeAll(async () => {
  paper = await startTestBroker({ demo: true })
  options = { url: `${paper.url}/api/vue`, login: DEMO, only: [], write: false, json: undefined, timeout: 20_000 }
})
afterAll(() => paper.stop())

it('finds nothing wrong with the paper broker, and leaves nothing out', async () => {
  const said: Array<string> = []
  const report = await runSuite(options, (line) => said.push(line))
  expect(said.filter((line) => !line.startsWith('✓'))).toEqual([])
  expect(report.failed + report.skipped).toBe(0)
})
