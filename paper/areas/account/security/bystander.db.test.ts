import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { inPasswordTurn } from '../passwords.ts'
import { bind, MONDAY, PASSWORD, ready, standAt } from '../../transfers/testing/testing.ts'
import { withBooks } from '../../../testing/books.ts'
import type { TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'

let paper: TestBroker
withBooks(reusedTestBroker, async (opened) => {
  paper = opened
  await standAt(paper, MONDAY)
})

/** As many as are hashed at the same time on the largest machine. */
const AT_ONCE = 4

it('answers all other customers while two hundred log-ins and a customer’s fund passwords wait to be hashed', async () => {
  const mine = await ready(paper, { EUR: '50000.00' })
  const bystander = await ready(paper, { EUR: '5000.00' })
  const cardid = await bind(paper, mine)
  let open = () => {}
  const gate = new Promise<void>((done) => (open = done))
  const hashing = Array.from({ length: AT_ONCE }, (_, n) => inPasswordTurn(`hashing ${n}`, () => gate))

  const withdrawal = { currency: 'EUR', money: '500.00', cardid, fundpassword: PASSWORD }
  const claims = Array.from({ length: 20 }, () =>
    paper.call('/funds/withdraw', { ...withdrawal, requestid: randomUUID() }, mine),
  )
  const logins = Array.from({ length: 200 }, () =>
    paper.call('/user/login', { account: bystander.account, password: 'test1234' }),
  )
  // No waiting call holds a connection or a lock, not even of the customer's own.
  expect((await paper.call('/funds/wallets', {}, bystander)).status).toBe(1)
  expect((await paper.call('/exchange/quote', { from: 'EUR', to: 'USD' }, mine)).status).toBe(1)

  open()
  await Promise.all(hashing)
  const said = (await Promise.all(logins)).map(({ msg }) => msg)
  // Calls beyond the queue of one address are refused immediately.
  expect(said.filter((msg) => msg === textByCode['logged-in']).length).toBeGreaterThanOrEqual(50)
  for (const msg of said) expect([textByCode['logged-in'], textByCode['submitted-too-frequently']]).toContain(msg)
  const taken = await Promise.all(claims)
  expect(taken.filter(({ status }) => status === 1).length).toBeGreaterThan(0)
})
