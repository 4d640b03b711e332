import { describe, expect, it } from 'vitest'
import type { Answer } from '../contract/caller.ts'
import { operationAt } from '../contract/operations.ts'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { Tape } from '../evidence/tape.ts'
import type { Check } from '../verdict.ts'
import { reading } from '../workflow.ts'
import { ABOVE, coverageLines, coverageOf, countsOf } from './coverage.ts'

const LOGIN = '/user/login'
const check = (outcome: Check['outcome'], more: Partial<Check> = {}): Check => ({
  operation: LOGIN,
  name: 'a call',
  outcome,
  findings: [],
  ...more,
})

const tapeOf = async (...texts: ReadonlyArray<string>): Promise<Tape> => {
  const tape = new Tape({
    url: 'http://a',
    login: undefined,
    otherLogin: undefined,
    fundPassword: undefined,
  })
  const answer: Answer = { kind: 'answered', status: 200, contentType: '', location: null, headers: {}, text: '' }
  const call = tape.recording(async () => answer)
  for (const text of texts) {
    await call({ path: LOGIN, form: {}, isUpload: false, headers: {} })
    tape.heard(LOGIN, text)
  }
  return tape
}

const whole = reading('a workflow', [LOGIN], async () => {})
const cover = async (checks: ReadonlyArray<Check>, tape: Tape | Promise<Tape> = tapeOf()) =>
  coverageOf([operationAt(LOGIN)], [whole], checks, await tape)
const refusal = (coverage: Awaited<ReturnType<typeof cover>>, code: string) =>
  coverage.operations[0]?.refusals.find((one) => one.code === code)

describe('what a run reached', () => {
  it('of an operation: its work, its refusals alone, or nothing', async () => {
    const reached = async (...args: Parameters<typeof cover>) => (await cover(...args)).operations[0]?.reached
    expect(await reached([check('passed', { proves: true })], tapeOf(''))).toBe('works')
    expect(await reached([check('passed')], tapeOf(textByCode['wrong-credentials']))).toBe('refuses')
    expect(await reached([check('skipped', { reason: 'there is no news' })])).toBe('not called')
  })

  it('of its refusals: those that the server answered, and why not the others', async () => {
    const due = { at: '/msg', expected: `the message "x" (account-not-found)`, got: '' }
    const checks = [check('passed', { proves: true }), check('failed', { findings: [due] })]
    const coverage = await cover(checks, tapeOf(textByCode['wrong-credentials'], textByCode['invalid-parameters']))
    expect(refusal(coverage, 'wrong-credentials')).toEqual({ code: 'wrong-credentials', reached: true, why: undefined })
    expect(refusal(coverage, 'account-not-found')?.why).toBe('it was due, and the server answered something else')
    expect(refusal(coverage, 'account-frozen')?.why).toMatch(/operator/)
    expect(refusal(coverage, 'system-busy')?.why).toMatch(/fault of the server/)
    expect(countsOf(coverage).refusals).toEqual({ reached: 2, of: operationAt(LOGIN).refusals.length })
  })

  it('names the option that would have reached a refusal', async () => {
    const reason = 'it changes something: no --write'
    const coverage = await cover([check('passed', { proves: true }), check('skipped', { reason })], tapeOf(''))
    expect(refusal(coverage, 'wrong-credentials')?.why).toBe(reason)
    const other = await cover([check('passed', { proves: true }), check('skipped', { reason: 'x' })], tapeOf(''))
    expect(refusal(other, 'wrong-credentials')?.why).toBe('no call of this run brought it about')
    const low = coverageOf([operationAt(LOGIN)], [whole], [check('passed', { proves: true })], await tapeOf(''), ABOVE)
    expect(refusal(low, 'wrong-credentials')?.why).toMatch(/above the level/)
  })

  it('of a workflow: the whole, a part, or nothing', async () => {
    const own = { workflow: 'a workflow' }
    const reached = async (...checks: ReadonlyArray<Check>) => (await cover(checks)).workflows[0]
    expect(await reached(check('passed', own))).toEqual({ name: 'a workflow', reached: 'whole', why: [] })
    const stopped = check('skipped', { ...own, reason: 'a reviewer has to approve a deposit' })
    expect(await reached(check('passed', own), stopped)).toMatchObject({ reached: 'in part', why: [stopped.reason] })
    const why = ['a check of it failed']
    expect(await reached(check('passed', own), check('failed', own))).toMatchObject({ reached: 'in part', why })
    expect(await reached(stopped, check('passed'))).toMatchObject({ reached: 'not run' })
  })

  it('is short in the console', async () => {
    const coverage = await cover([check('passed', { proves: true })], tapeOf(textByCode['wrong-credentials']))
    const [first, ...rest] = coverageLines(coverage)
    expect(first).toBe('coverage: 1 of 1 operations, 1 of 8 refusals, 0 of 1 workflows to their end')
    expect(rest.length).toBeLessThan(5)
  })
})
