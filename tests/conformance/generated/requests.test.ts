import { describe, expect, it } from 'vitest'
import type { Answer, Sent } from '../contract/caller.ts'
import { operationAt } from '../contract/operations.ts'
import { Tape } from '../evidence/tape.ts'
import { Memory } from '../memory.ts'
import type { Server } from '../server.ts'
import { isTaken } from './forms.ts'
import { generatedChecks } from './requests.ts'

const SEARCH = operationAt('/quotes/search')
const LOGIN = operationAt('/user/login')
const PASSWORD = 'calm"1234'
const RIGHT = { keyword: 'calm', limit: '20' }
const INVALID = '{"status":0,"msg":"参数错误"}'
const NOTHING = '{"status":1,"data":{"list":[],"next":""}}'

/** A server that answers nothing found, refuses what the contract does not take, and breaks where it is told to. */
const serverOf = (breaksAt: (sent: Sent) => boolean) => {
  const heard: Array<Sent> = []
  const answered = (text: string, status = 200): Answer => ({
    kind: 'answered',
    status,
    contentType: 'application/json',
    location: null,
    headers: {},
    text,
  })
  const server: Server = {
    call: async (sent) => {
      heard.push(sent)
      if (breaksAt(sent)) return answered('', 500)
      return answered(isTaken(SEARCH, sent.form ?? {}) ? NOTHING : INVALID)
    },
    givenUp: () => undefined,
    manners: { found: new Map(), heard: new Set() },
    notes: new Map(),
    lacks: new Map(),
    isMock: false,
    session: { token: 't', account: '5550000001' },
    loginFindings: [],
    memory: new Memory(),
    tape: new Tape({
      url: 'http://localhost',
      login: { account: '5550000001', password: PASSWORD },
      otherLogin: undefined,
      fundPassword: undefined,
    }),
    newId: () => '',
    sentOften: new Set(),
    alteredOften: new Set(),
  }
  return { server, heard }
}

const run = async (seed: string, breaksAt: (sent: Sent) => boolean = () => false) => {
  const { server, heard } = serverOf(breaksAt)
  const own = { '/quotes/search': RIGHT }
  const checks = await generatedChecks(server, [SEARCH], own, { seed, time: 100, write: false })
  return { checks, forms: heard.map(({ form }) => form) }
}

describe('generated requests', () => {
  it('find nothing in a server that takes what the contract takes, and nothing else', async () => {
    const { checks, forms } = await run('calm')
    expect(checks).toMatchObject([{ operation: '/quotes/search', outcome: 'passed' }])
    const taken = forms.filter((form) => isTaken(SEARCH, form ?? {})).length
    expect([taken > 0, taken < forms.length]).toEqual([true, true])
  })

  it('are the same for the same seed, and others for another', async () => {
    const [one, again, other] = [await run('calm'), await run('calm'), await run('storm')]
    const many = Math.min(one.forms.length, again.forms.length, other.forms.length)
    expect(many).toBeGreaterThan(7)
    expect(again.forms.slice(0, many)).toEqual(one.forms.slice(0, many))
    expect(other.forms.slice(0, many)).not.toEqual(one.forms.slice(0, many))
  })

  it('are shown as the least one that fails: only the guilty field differs from a right request', async () => {
    const { checks } = await run('calm', ({ form }) => form?.['market'] === 'CRYPTO')
    const failed = checks.filter(({ outcome }) => outcome === 'failed')
    expect(failed).toMatchObject([{ findings: [{ at: 'HTTP status', expected: '200' }] }])
    expect(failed[0]?.name).toBe(
      '/quotes/search with a generated request: {"keyword":"calm","market":"CRYPTO","limit":"20"}',
    )
  })

  it('show no password, neither the one of the run nor one made of it', async () => {
    const { server } = serverOf(({ form }) => form?.['password'] === PASSWORD)
    const own = { '/user/login': { account: '5550000001', password: PASSWORD } }
    const checks = await generatedChecks(server, [LOGIN], own, { seed: 'calm', time: 100, write: false })
    const told = JSON.stringify(checks)
    expect(checks).toMatchObject([{ outcome: 'failed', exchange: { request: { form: { password: '$PASSWORD' } } } }])
    expect(told).toContain('curl ')
    expect(told).not.toContain('1234')
  })
})
