import { startTestBroker, type TestBroker } from '../../../../paper/testing/broker.ts'
import type { Options } from '../../command/options.ts'
import { callerOf } from '../../contract/caller.ts'
import { controlAt, runOverTime } from '../../runWorkflow.ts'
import { type Control, meet } from '../../server.ts'
import type { Check } from '../../verdict.ts'
import type { Workflow } from '../../workflow.ts'
import { Ended } from '../../steps.ts'
import { type Break, type Recording, recording, replaying } from '../recorded.ts'

const CUSTOMER = { account: '6100000001', password: 'test1234' }

/** The paper broker with a customer in whose name the market is read. */
export const startClockedServer = async (at = '2026-06-10T02:30:00Z'): Promise<TestBroker> => {
  const paper = await startTestBroker({ clockStart: new Date(at) })
  await paper.control('/customers', CUSTOMER)
  return paper
}

const optionsOf = (url: string, seed: string): Options => ({
  url: `${url}/api/vue`,
  login: CUSTOMER,
  otherLogin: undefined,
  fundPassword: undefined,
  control: `${url}/control`,
  overTime: true,
  only: [],
  write: true,
  json: undefined,
  timeout: 20_000,
  seed,
  time: 0,
  origin: undefined,
})

/** What a right server and its control API answered in one workflow, in order. */
export interface Recorded {
  readonly workflow: Workflow
  readonly made: Recording
  readonly steered: ReadonlyArray<Readonly<Record<string, unknown>> | undefined>
  readonly checks: ReadonlyArray<Check>
}

/** Runs one workflow over time on a server, and keeps what it answered. */
export const recordOverTime = async (
  url: string,
  workflow: Workflow,
  seed = 'faults',
  decide: Control = controlAt(`${url}/control`),
): Promise<Recorded> => {
  const options = optionsOf(url, seed)
  let made: Recording = { calls: [] }
  const server = await meet(options, (address, timeout) => {
    const recorder = recording(callerOf(address, timeout))
    made = recorder.made
    return recorder.call
  })
  const steered: Array<Readonly<Record<string, unknown>> | undefined> = []
  const control: Control = async (path, body) => {
    const nth = steered.push(undefined) - 1
    const answer = await decide(path, body)
    steered[nth] = answer
    return answer
  }
  const ran = await runOverTime([workflow], { ...server, control }, options)
  return { workflow, made, steered, checks: ran.flatMap(({ outcome }) => outcome.checks) }
}

/** Runs the workflow on its record, with a fault in the answers. */
export const replayOverTime = async (
  recorded: Recorded,
  breaks: Break,
  seed = 'faults',
): Promise<ReadonlyArray<Check>> => {
  const options = optionsOf('http://record', seed)
  const server = await meet(options, () => replaying(recorded.made, breaks))
  let nth = 0
  const control: Control = async () => {
    const answer = recorded.steered[Math.min(nth, recorded.steered.length - 1)]
    nth += 1
    if (answer === undefined) throw new Ended('the control API refused it')
    return answer
  }
  const ran = await runOverTime([recorded.workflow], { ...server, control, pause: async () => {} }, options)
  return ran.flatMap(({ outcome }) => outcome.checks)
}
