import { expect, goTo, test } from '../support/fixtures.ts'
import { compareAccount, compareRecords, compareTable, leafThrough, readMessages } from './bookkeeping.ts'
import { bindAccount, deposit, meetTheGate, proveIdentity, setFundPassword } from './comingIn.ts'
import { exchange, thinkTwice, tryInVain, withdraw } from './goingOut.ts'
import { type Journey, walletOf } from './journey.ts'
import { moneyWords } from './screens.ts'
import { layWeakLine } from './weakLine.ts'
import { nextMonday } from './workTime.ts'

// A customer without money must deposit before a withdrawal.
test.use({ practiceMoney: {} })

test('money comes in, becomes ringgit and leaves; every figure of the records is the one of the account', async ({
  open,
  broker,
  customer,
  goOnFrom,
  session,
  steer,
}) => {
  test.setTimeout(180_000)
  const words = await moneyWords('us')
  const line = await layWeakLine(broker.url)
  const opening = { language: 'us', at: line.url } as const
  const { now } = await steer.get('/clock')
  const monday = (hour: number) => nextMonday(now, hour * 60)

  await goOnFrom(monday(10))
  const page = await open('/mine/withdraw', opening)
  const journey: Journey = {
    page,
    words,
    customer,
    line,
    steer,
    go: async (path = page.url().split('#')[1] ?? '') => {
      // By another screen, so that one is left that is opened again.
      await goTo(page, '/mine/about')
      await goTo(page, path)
    },
    wallet: (currency) => walletOf(broker.url, session.now(), currency),
  }

  await test.step('money asks for an identity first', () => meetTheGate(journey))
  await test.step('which is rejected with its reason, corrected and approved', () => proveIdentity(journey))
  await test.step('a fund password is set, but not one that is easy to guess', () => setFundPassword(journey))
  await test.step('an IBAN is bound, its mistyped neighbour refused in place', () => bindAccount(journey))
  await test.step('a deposit’s proof is cut off half-way, sent again, and credited', () => deposit(journey))
  const bought = await test.step('euros become ringgit at a rate that is held', () => exchange(journey))
  await test.step('too little, too much and too late are refused', () => tryInVain(journey, monday(17)))

  await goOnFrom(monday(24 + 9))
  await open('/mine/withdraw', opening)
  await test.step('next morning only the right fund password withdraws', () => withdraw(journey, bought))
  await test.step('what is cancelled comes back; what is requested again is paid', () => thinkTwice(journey, bought))
  await test.step('the records list every step with its balance', () => compareRecords(journey, bought))
  await test.step('as a table too, in the customer’s own format', () => compareTable(journey, bought))
  await test.step('each in full, by days, beside the other books', () => leafThrough(journey))
  await test.step('they end with the figures of the account centre', () => compareAccount(journey, bought))
  await test.step('every step was told in a message', () => readMessages(journey))
  expect(await steer.get('/audit')).toEqual({ problems: [] })
  await line.stop()
})
