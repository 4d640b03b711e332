import { expect, it } from 'vitest'
import type { Broker } from '../platform/broker/call.ts'
import { LISTINGS } from '../market/listing/listings.ts'
import { NO_OVERRIDES } from '../market/override.ts'
import { makePaperMarket } from '../market/paperMarket.ts'
import { warmUpMarket } from './warmUp.ts'

const AT = new Date('2026-03-11T02:00:00Z')

const brokerOf = (asks: (code: string) => void): Pick<Broker, 'clock' | 'market'> => {
  const market = makePaperMarket('any')
  const quote: typeof market.quote = (code, at, overrides) => {
    asks(code)
    return market.quote(code, at, overrides)
  }
  return { clock: { now: () => Promise.resolve(AT) }, market: { ...market, quote } }
}

it('calculates every instrument once and lets other work run in between', async () => {
  const asked: Array<string> = []
  let turns = 0
  const beat = setInterval(() => (turns += 1), 0)
  const asks = (code: string) => void asked.push(code)
  await warmUpMarket(brokerOf(asks), () => Promise.resolve(NO_OVERRIDES))
  clearInterval(beat)
  expect(asked).toEqual(LISTINGS.map(({ instrument }) => instrument.code))
  expect(turns).toBeGreaterThan(3)
})

it('ends early when it is aborted', async () => {
  const asked: Array<string> = []
  const stopping = new AbortController()
  const asks = (code: string) => void (asked.push(code) === 3 && stopping.abort())
  await warmUpMarket(brokerOf(asks), () => Promise.resolve(NO_OVERRIDES), stopping.signal)
  expect(asked).toHaveLength(3)
})
