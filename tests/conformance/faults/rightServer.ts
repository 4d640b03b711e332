import { DEMO_IDENTITY } from '../../../paper/demo/person.ts'
import { startTestBroker, type TestBroker } from '../../../paper/testing/broker.ts'
import { DEMO } from '../../demoCustomer.ts'
import { callerOf } from '../caller.ts'
import type { Options } from '../options.ts'
import type { Report } from '../report.ts'
import { runSuite } from '../suite.ts'
import { recording, type Recording } from './recorded.ts'

/** The paper broker with its demo customer, at an hour at which markets and the back office are open. */
export const startRightServer = (): Promise<TestBroker> =>
  startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z') })

/** Options of a whole run on the demo customer. */
export const wholeRun = (url: string): Options => ({
  url: `${url}/api/vue`,
  login: DEMO,
  fundPassword: DEMO_IDENTITY.fundPassword,
  only: [],
  write: true,
  json: undefined,
  timeout: 20_000,
  seed: 'faults',
})

/** Runs the whole suite on a server and keeps what it answered. */
export const record = async (
  url: string,
  say: (line: string) => void = () => {},
): Promise<{ readonly made: Recording; readonly report: Report }> => {
  let made: Recording = { calls: [] }
  const report = await runSuite(wholeRun(url), say, (address, timeout) => {
    const recorder = recording(callerOf(address, timeout))
    made = recorder.made
    return recorder.call
  })
  return { made, report }
}
