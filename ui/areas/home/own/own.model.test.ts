import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../../../domain/money/decimal.ts'
import { formatAmount, formatPercentChange } from '../../../../domain/money/format.ts'
import { type Failure, Unavailable } from '../../../../ports/failure.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { quote } from '../../markets/testing/feed.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { makeTodayModel } from '../../wealth/today.model.ts'
import { makeWorthModel } from '../../wealth/worth.model.ts'
import { makeOwnModel } from './own.model.ts'
import { makeOwnRoom } from './ownRoom.model.ts'
import { ownShares } from './ownShares.ts'

const DAY = 86_400_000
const share = (code: string, changes: Partial<PositionRecord> = {}) =>
  position({ id: code, code, boughtAt: NOW - 3 * DAY, quantity: decimal('100'), cost: decimal('100'), ...changes })

const HELD = [
  share('SMALL', { currency: 'EUR', marketValue: decimal('90') }),
  share('LARGE', { currency: 'USD', marketValue: decimal('100') }),
]
const instrument = (code: string): QuotedInstrument => ({
  ...quote(code),
  name: code,
  chineseName: '',
  market: 'MY',
  currency: 'MYR',
  decimals: 2,
  trend: [],
})

const start = (answers: {
  readonly held?: Effect.Effect<ReadonlyArray<PositionRecord>, Failure>
  readonly more?: boolean
  readonly kept?: string
  readonly watched?: number
}) => {
  const kept = new Map(answers.kept === undefined ? [] : [['ownRows.5550000001', answers.kept]])
  const watched = Array.from({ length: answers.watched ?? 0 }, (_, nth) => instrument(`W${nth}`))
  const codes = ['SMALL', 'LARGE']
  const { app } = makeFakeApp(
    {
      clock: { now: () => NOW },
      credentials: { current: () => ({ token: 'x', account: '5550000001' }) },
      funds: {
        worth: () =>
          Effect.succeed({
            currency: 'EUR',
            at: NOW,
            total: decimal('1010'),
            days: [],
            rates: [{ currency: 'USD', rate: decimal('1.5'), before: decimal('1.4') }],
          }),
      },
      positions: {
        list: () =>
          Effect.map(answers.held ?? Effect.succeed(HELD), (list) => ({ list, next: answers.more ? 'more' : null })),
      },
      quotes: {
        batch: () =>
          Effect.succeed({
            time: NOW,
            quotes: codes.map((code) => ({
              ...quote(code),
              price: decimal('1.06'),
              previousClose: decimal('1.00'),
              time: NOW,
            })),
          }),
      },
      watchlist: { list: () => Effect.succeed(watched) },
    },
    kept,
  )
  const open = async () => {
    const [room, own, worth] = [app.model(makeOwnRoom), app.model(makeOwnModel), app.model(makeWorthModel)]
    await room.look()
    const wasSettled = room.isSettled.value
    const close = own.open()
    await worth.load()
    return { room, own, close, wasSettled }
  }
  return { app, kept, open }
}

describe('own shares', () => {
  it('are sorted by worth in the currency of the total, and one instrument is one row', () => {
    const twice = [...HELD, share('SMALL', { id: 'again', currency: 'EUR', marketValue: decimal('61') })]
    const rates = new Map([['USD', decimal('1.5')] as const])
    expect(ownShares(HELD, rates, 'EUR').map(({ key }) => key)).toEqual(['LARGE long', 'SMALL long'])
    const rows = ownShares(twice, rates, 'EUR')
    expect(rows.map(({ key, positions }) => [key, positions.length])).toEqual([
      ['SMALL long', 2],
      ['LARGE long', 1],
    ])
    expect(formatAmount(rows[0]!.quantity)).toBe('200,00')
  })

  it('without a rate stand last, and what is not held yet is none', () => {
    const rows = ownShares([...HELD, share('NONE', { quantity: decimal('0') })], new Map(), 'EUR')
    expect(rows.map(({ key }) => key)).toEqual(['SMALL long', 'LARGE long'])
  })
})

describe('today', () => {
  it('is what all holdings earned since the previous close, in the currency of the total', async () => {
    const { app, open } = start({})
    const { close } = await open()
    const { today } = app.model(makeTodayModel)
    await eventually(() => expect(today.value).not.toBeNull())
    // 100 shares rose by 0.06 in each currency: 6 EUR, and 6 USD at 1.5. Before it there were 1,010 − 15 EUR.
    expect([formatAmount(today.value!.amount), formatPercentChange(today.value!.percent)]).toEqual([
      '15,00',
      '+1,51\u00a0%',
    ])
    close()
  })

  it('moves the one total by as much, until that is answered again', async () => {
    const { app, open } = start({})
    const { close } = await open()
    const { today, total } = app.model(makeTodayModel)
    await eventually(() => expect(today.value).not.toBeNull())
    const both = () => [formatAmount(today.value!.amount), formatAmount(total.value!)]
    expect(both()).toEqual(['15,00', '1.010,00'])
    const learn = (code: string, price: string, previousClose: string, time: number) =>
      app
        .model(makeLiveQuotes)
        .learn([{ ...instrument(code), price: decimal(price), previousClose: decimal(previousClose), time }])
    learn('SMALL', '1.10', '1.00', NOW + 1_000)
    learn('LARGE', '1.10', '1.00', NOW + 1_000)
    expect(both()).toEqual(['25,00', '1.020,00'])
    // 10.005 of profit is 10.00, and 110.009 of value would be 110.01: both figures move by the same cents.
    learn('SMALL', '1.10', '1.00004', NOW + 2_000)
    learn('SMALL', '1.10009', '1.00004', NOW + 3_000)
    expect(both()).toEqual(['25,00', '1.020,00'])
    // The next answer has it already.
    await app.model(makeWorthModel).load()
    expect(both()).toEqual(['25,00', '1.010,00'])
    close()
  })

  it('is not known where there are more holdings than are asked for', async () => {
    const { app, open } = start({ more: true })
    const { close, own } = await open()
    await eventually(() => expect(own.shares.value).not.toBeNull())
    expect(app.model(makeTodayModel).today.value).toBeNull()
    close()
  })
})

describe('the room of own rows', () => {
  it('is as many rows as the last time, and what is more waits for the next visit', async () => {
    const { kept, open } = start({ kept: '1 1 0', watched: 7 })
    const { close, room } = await open()
    expect([room.isSettled.value, room.rows.value]).toEqual([true, { shares: 1, watched: 1, waiting: 0 }])
    await eventually(() => expect(kept.get('ownRows.5550000001')).toBe('2 5 0'))
    expect(room.rows.value).toEqual({ shares: 1, watched: 1, waiting: 0 })
    close()
  })

  it('is made by the answers where nothing is remembered, before what stands below is shown', async () => {
    const { open } = start({ watched: 1 })
    const { close, room, wasSettled } = await open()
    expect(wasSettled).toBe(false)
    await eventually(() => expect(room.isSettled.value).toBe(true))
    expect(room.rows.value).toEqual({ shares: 2, watched: 1, waiting: 0 })
    close()
  })

  it('is given late to a part that had none: own shares are never hidden', async () => {
    const { app } = start({})
    const room = app.model(makeOwnRoom)
    await room.look()
    room.isSettled.value = true
    room.found({ shares: 2, watched: 0 })
    expect(room.rows.value).toEqual({ shares: 2, watched: 0, waiting: 0 })
    room.found({ shares: 4, watched: 1 })
    expect(room.rows.value).toEqual({ shares: 2, watched: 1, waiting: 0 })
    room.leave()
  })

  it('stays where the holdings cannot be loaded', async () => {
    const { kept, open } = start({ kept: '3 0 0', held: Effect.fail(new Unavailable({ status: 503 })) })
    const { close, room } = await open()
    await eventually(() => expect(room.isSettled.value).toBe(true))
    expect([room.rows.value?.shares, kept.get('ownRows.5550000001')]).toEqual([3, '3 0 0'])
    close()
  })

  it('is one line for shares of which nothing is known and that cannot be loaded', async () => {
    const { open } = start({ held: Effect.fail(new Unavailable({ status: 503 })) })
    const { close, room } = await open()
    await eventually(() => expect(room.isSettled.value).toBe(true))
    expect(room.rows.value?.shares).toBe(1)
    close()
  })

  it('goes with the last share and the last row of the watchlist', async () => {
    const { open } = start({ kept: '2 3 0', held: Effect.succeed([]) })
    const { close, room } = await open()
    await eventually(() => expect([room.rows.value?.shares, room.rows.value?.watched]).toEqual([0, 0]))
    close()
  })

  it('of what waits is given at once only where nothing in view would move', async () => {
    const { kept, open } = start({ kept: '2 1 0', watched: 1 })
    const { close, room } = await open()
    room.foundWaiting(2, false)
    expect(room.rows.value?.waiting).toBe(0)
    await eventually(() => expect(kept.get('ownRows.5550000001')).toBe('2 1 2'))
    room.foundWaiting(2, true)
    expect(room.rows.value?.waiting).toBe(2)
    close()
  })
})
