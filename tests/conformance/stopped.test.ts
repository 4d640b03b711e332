import { expect, it } from 'vitest'
import { Tape } from './evidence/tape.ts'
import { Memory } from './memory.ts'
import type { Server } from './server.ts'
import { Ended, Stepper } from './steps.ts'

const login = { account: '5550000001', password: 'calm1234' }

/** A server whose every call succeeds without data, until its user stops the run. */
const serverOf = (stopped: () => string | undefined) => {
  const heard: Array<string> = []
  const server: Server = {
    call: async ({ path }) => {
      heard.push(path)
      const text = '{"status":1,"data":[]}'
      return { kind: 'answered', status: 200, contentType: 'application/json', location: null, headers: {}, text }
    },
    givenUp: stopped,
    manners: { found: new Map(), heard: new Set() },
    notes: new Map(),
    lacks: new Map(),
    isMock: false,
    session: { token: 't', account: login.account },
    loginFindings: [],
    memory: new Memory(),
    tape: new Tape({ url: 'http://localhost', login, otherLogin: undefined, fundPassword: undefined }),
    newId: () => '',
    sentOften: new Set(),
    alteredOften: new Set(),
  }
  return { server, heard }
}

it('makes no further step of a workflow after the run was stopped, and undoes what it did', async () => {
  let reason: string | undefined
  const { heard, server } = serverOf(() => reason)
  const stepper = new Stepper(server)
  await stepper.ask('/market/list')
  stepper.takeBack('a thing', '/quotes/watchremove', () => ({ codes: 'A', requestid: '1' }))
  reason = 'the run was stopped'
  const steps = [
    stepper.ask('/market/list'),
    stepper.change('/quotes/watchadd', { codes: 'B', requestid: '2' }),
    stepper.refuse('/quotes/watchadd', { codes: 'B' }, 'invalid-parameters'),
  ]
  for (const step of steps) await expect(step).rejects.toEqual(new Ended(reason))
  await stepper.unwind()
  expect(heard).toEqual(['/market/list', '/quotes/watchremove'])
})
