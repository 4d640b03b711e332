import { DEMO_IDENTITY } from '../../../paper/demo/person.ts'
import { startTestBroker, type TestBroker } from '../../../paper/testing/broker.ts'
import { DEMO } from '../../demoCustomer.ts'
import { callerOf } from '../contract/caller.ts'
import type { Options } from '../command/options.ts'
import type { Report } from '../report.ts'
import { runSuite } from '../suite.ts'
import { recording, type Recording } from './recorded.ts'

/** A second customer of the right server. */
const OTHER = { account: '6100000001', password: 'test1234' }

/**
 * The paper broker with its demo customer and another one, at an hour at which markets and the back office are open.
 *
 * @param at the hour, if it should be another one
 */
export const startRightServer = async (at = '2026-06-10T02:30:00Z'): Promise<TestBroker> => {
  const paper = await startTestBroker({ demo: true, clockStart: new Date(at) })
  await paper.control('/customers', OTHER)
  return paper
}

/** Options of a whole run on the demo customer. */
export const wholeRun = (url: string): Options => ({
  url: `${url}/api/vue`,
  login: DEMO,
  otherLogin: OTHER,
  fundPassword: DEMO_IDENTITY.fundPassword,
  only: [],
  write: true,
  json: undefined,
  timeout: 20_000,
  seed: 'faults',
  // One round of generated requests, however fast the machine: a record has to be made of the same calls each time.
  time: 0,
  origin: 'https://app.example.com',
})

/**
 * Runs the whole suite on a server and keeps what it answered.
 *
 * @param beforeWorkflows called once between what only reads or is refused and the workflows, which change something: the question of
 * a browser for another origin comes then
 */
export const record = async (
  url: string,
  say: (line: string) => void,
  beforeWorkflows: () => Promise<void>,
): Promise<{ readonly made: Recording; readonly report: Report }> => {
  let made: Recording = { calls: [] }
  const report = await runSuite(wholeRun(url), say, (address, timeout) => {
    const recorder = recording(callerOf(address, timeout))
    made = recorder.made
    return async (sent) => {
      if (sent.method === 'OPTIONS') await beforeWorkflows()
      return recorder.call(sent)
    }
  })
  return { made, report }
}
