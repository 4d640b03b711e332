import { expect, it } from 'vitest'
import { alteredForms } from './altered.ts'
import type { Answer, Form } from './contract/caller.ts'
import { sendAtOnce } from './repeats.ts'
import type { Server } from './server.ts'

const ANSWER: Answer = {
  kind: 'answered',
  status: 200,
  contentType: 'application/json',
  location: null,
  headers: {},
  text: '{"status":1}',
}

/** Counts how often each request is sent, one after the other. */
const countsOf = async (...requests: ReadonlyArray<readonly [path: string, form: Form]>) => {
  let sent = 0
  const call = async () => {
    sent += 1
    return ANSWER
  }
  const server = {
    call,
    isMock: false,
    session: { account: '1', token: 't' },
    sentOften: new Set(),
    alteredOften: new Set(),
  } as unknown as Server
  const counts: Array<number> = []
  for (const [path, form] of requests) {
    const before = sent
    await sendAtOnce(server, path, form)
    counts.push(sent - before)
  }
  return counts
}

it('sends the first request of its like fifty times at once, later ones three times', async () => {
  const [open, close] = [{ action: 'open' }, { action: 'close' }]
  const order = '/trade/order'
  expect(await countsOf([order, open], [order, open], [order, close], [order, close], ['/funds/deposit', {}])).toEqual([
    50, 3, 50, 3, 50,
  ])
})

it('changes a password and the codes so often only that no account is locked', async () => {
  expect(await countsOf(['/security/loginpassword', { oldpassword: 'a' }], ['/security/codesoff', {}])).toEqual([3, 3])
})

it('makes of a limit order one at the market that has no price, so that its id decides', () => {
  const limit = { code: 'A', direction: 'long', action: 'open', ordertype: 'limit', price: '1.5', quantity: '100' }
  const altered = alteredForms('/trade/order', limit).find(({ field }) => field === 'ordertype')
  const { price: _, ...rest } = limit
  expect(altered?.form).toEqual({ ...rest, ordertype: 'market' })
})
