import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFcm } from '../../paper/areas/push/testing/fcmService.ts'
import { startTestBroker, type TestBroker } from '../../paper/testing/broker.ts'
import { DEMO_IDENTITY } from '../../paper/demo/person.ts'
import { DEMO } from '../demoCustomer.ts'
import type { Options } from './command/options.ts'
import { operations } from './contract/operations.ts'
import type { Report } from './report.ts'
import { runSuite } from './suite.ts'

let paper: TestBroker
let fcm: Awaited<ReturnType<typeof startFcm>>
beforeAll(async () => {
  // Markets are open and so is the back office: nothing that a workflow does is refused for the hour.
  fcm = await startFcm()
  paper = await startTestBroker({ demo: true, clockStart: new Date('2026-06-10T02:30:00Z'), fcm: fcm.account })
})
afterAll(async () => {
  await paper.stop()
  fcm.stop()
})

const run = (url: string, more: Partial<Options> = {}, say: (line: string) => void = () => {}): Promise<Report> =>
  runSuite(
    {
      url: `${url}/api/vue`,
      login: DEMO,
      otherLogin: undefined,
      fundPassword: DEMO_IDENTITY.fundPassword,
      only: [],
      write: false,
      json: undefined,
      timeout: 20_000,
      seed: 'test',
      time: 1,
      origin: 'https://app.example.com',
      ...more,
    },
    say,
  )

/** Milliseconds for a whole run, hundreds of calls, on a machine that is busy with something else. */
const WHOLE_RUN = 240_000

describe('the paper broker', { timeout: WHOLE_RUN }, () => {
  it('breaks no promise to somebody without an account', async () => {
    const { checks, failed } = await run(paper.url, { login: undefined, fundPassword: undefined })
    expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    expect(failed).toBe(0)
  })

  it.each([
    [2, true],
    [1, false],
  ])('is checked up to level %s, and asked for nothing above it', async (level, write) => {
    const { checks, failed, notAskedFor, coverage } = await run(paper.url, { level, write, yes: true })
    expect(failed).toBe(0)
    const above = new Set(notAskedFor.map(({ path }) => path))
    expect([...above].toSorted()).toEqual(
      operations
        .filter((operation) => operation.level > level)
        .map(({ path }) => path)
        .toSorted(),
    )
    expect(checks.filter(({ operation }) => above.has(operation))).toEqual([])
    expect(coverage.operations.filter(({ path }) => above.has(path))).toEqual([])
    expect(coverage.operations.filter(({ reached }) => reached !== 'works' && !write)).toEqual(
      coverage.operations.filter(({ why }) => why.includes('it changes something: no --write')),
    )
  })

  it('refuses what a reviewer and the operator decide, brought about by its control API', async () => {
    const only = ['/identity/submit', '/security/loginpassword']
    const said: Array<string> = []
    const more = { only, write: true, yes: true, control: `${paper.url}/control` }
    const { failed, coverage } = await run(paper.url, more, (line) => said.push(line))
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([])
    expect(failed).toBe(0)
    const control = coverage.workflows.filter(({ name }) => name.includes('by the control API'))
    expect(control.map(({ reached }) => reached)).toEqual(['whole', 'whole', 'whole'])
    const seen = coverage.operations.flatMap(({ refusals }) => refusals.flatMap((one) => (one.reached ? one.code : [])))
    expect(seen.filter((code) => code === 'account-frozen')).toHaveLength(only.length)
    expect(seen).toContain('identity-under-review')
  })

  it('moves its clock for what only days show, and brings its state back', async () => {
    const customers = async () => (await paper.broker.db.selectFrom('customers').select('id').execute()).length
    const [before, since] = [await customers(), await paper.broker.clock.now()]
    const more = { only: ['/exchange/list'], write: true, yes: true, control: `${paper.url}/control`, overTime: true }
    const { failed, coverage } = await run(paper.url, more)
    expect(failed).toBe(0)
    const moved = coverage.workflows.filter(({ name }) => name === 'exchanges in the records of the next days')
    expect(moved.map(({ reached }) => reached)).toEqual(['whole'])
    expect((await paper.broker.clock.now()).getTime() - since.getTime()).toBeLessThan(WHOLE_RUN)
    expect(await customers()).toBe(before)
    expect(await paper.control('/snapshots')).toEqual({ snapshots: [] })
  })
})
