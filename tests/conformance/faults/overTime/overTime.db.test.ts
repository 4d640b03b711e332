import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBroker } from '../../../../paper/testing/broker.ts'
import { Ended } from '../../steps.ts'
import { byClock } from '../../workflows/overTime/all.ts'
import { faultsOverTime } from './all.ts'
import { type Recorded, recordOverTime, startClockedServer } from './record.ts'
import { type Fared, linesOfAll, tryOverTime } from './table.ts'

/** The normal run looks at these; the long runs at all. */
const SAMPLE = ['orders that wait over a night in MY', 'a bracket of a short position in US, ended by stop-loss']

const isLong = process.env['LONG_RUNS'] === '1'
const only = process.env['FAULTS_ONLY'] ?? ''
const chosen = faultsOverTime.filter(({ kind, variant }) => `over time: ${kind}: ${variant}`.includes(only))
const met = new Set(chosen.map(({ workflow }) => workflow))
const due = byClock.filter(({ name }) => (isLong ? only === '' || met.has(name) : SAMPLE.includes(name)))
const records = new Map<string, Recorded>()

let paper: TestBroker
beforeAll(async () => {
  paper = await startClockedServer()
})
afterAll(() => paper.stop())

describe.skipIf(due.length === 0)('the paper broker over time', () => {
  it.each(due.map(({ name }) => name))('raises no alarm: %s', { timeout: 120_000 }, async (name) => {
    const workflow = due.find((one) => one.name === name)
    if (workflow === undefined) throw new Error(`no workflow ${name}`)
    const recorded = await recordOverTime(paper.url, workflow)
    records.set(name, recorded)
    expect(recorded.checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
  })
})

it('is skipped, with the reason, where testers may not move the clock', async () => {
  const [workflow] = byClock
  if (workflow === undefined) throw new Error('no workflow')
  const refused = await recordOverTime(paper.url, workflow, 'stands', () => Promise.reject(new Ended('refused')))
  const reasons = new Set(refused.checks.map(({ outcome, reason }) => `${outcome}: ${reason ?? ''}`))
  expect([...reasons]).toEqual(['skipped: the clock of the server cannot be moved by its control API'])
})

describe('faults over time', () => {
  it('meet a workflow each', () => {
    const names = byClock.map(({ name }) => name)
    expect(faultsOverTime.filter(({ workflow }) => !names.includes(workflow))).toEqual([])
  })

  it('are found for the right reason', { timeout: 900_000 }, async () => {
    const fared: Array<Fared> = []
    for (const fault of chosen) {
      const recorded = records.get(fault.workflow)
      if (recorded !== undefined) fared.push(await tryOverTime(recorded, fault))
    }
    const lines = linesOfAll(fared).join('\n')
    if (isLong) process.stdout.write(`${lines}\n`)
    const found = fared.filter(({ outcome }) => outcome === 'found').length
    expect(fared.length === 0 ? 1 : found / fared.length, lines).toBeGreaterThanOrEqual(0.95)
  })
})
