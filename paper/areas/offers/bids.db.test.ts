import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { findOffer } from './find.ts'
import { withBooks } from '../../testing/books.ts'
import { type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { walletOf } from '../transfers/testing/testing.ts'
import { offerDesk, type WireOffer } from './testing/testing.ts'

let paper: TestBroker
let desk: ReturnType<typeof offerDesk>
withBooks(startTestBroker, (opened) => {
  paper = opened
  desk = offerDesk(paper)
})

const PLENTY = '9000000.00'
const wallet = (mine: Session, currency: string) => walletOf(paper, mine, currency)
const bidder = async (market: string, kind: string) => {
  await desk.nextMonday()
  const looking = await paper.customer()
  const offer = await desk.open(looking, market, kind, true)
  const mine = await paper.customer({ [offer.currency]: PLENTY })
  const now = (await paper.broker.clock.now()).getTime()
  const cutoff = Number(formatDecimal(findOffer(paper.broker.market, offer.id, now)!.bids!.cutoff))
  return { mine, offer, cutoff }
}
const left = (spent: number) => (Number(PLENTY) - spent).toFixed(2)
const priced = (price: number, { decimals }: WireOffer) => price.toFixed(decimals)

/** A Monday on which the book building of a market is open: it has one every second week. */
const bookBuilding = async () => {
  for (let week = 0; week < 4; week += 1) {
    const opened = await bidder('TW', 'placement').catch(() => undefined)
    if (opened) return opened
    const now = await paper.broker.clock.now()
    await desk.moveTo(new Date(now.getTime() + 86_400_000))
  }
  throw new Error('no book building in four weeks')
}

describe('an A-share sold by auction', () => {
  it('has a band with a step, and its highest price until the result', async () => {
    const { cutoff, offer } = await bidder('CN', 'newshare')
    const { high, low, step } = offer.band!
    expect(offer).toMatchObject({ payment: 'upfront', price: high, stage: 'open' })
    expect([Number(low) < cutoff, cutoff < Number(high), String(step)]).toEqual([true, true, '0.01'])
  })

  it('freezes the bid, allots it at the cut-off price and pays back what is above, to the last cent', async () => {
    const { cutoff, mine, offer } = await bidder('CN', 'newshare')
    const quantity = Number(offer.min) * 2
    const bid = cutoff + 0.2
    const { data: made } = await desk.bid(mine, offer.id, String(quantity), priced(bid, offer))
    const frozen = (bid * quantity).toFixed(2)
    expect(made).toMatchObject({ bid: 'price', price: priced(bid, offer), money: frozen, held: frozen, cutoff: '-' })
    expect(await wallet(mine, 'CNY')).toEqual([left(Number(frozen)), frozen])

    await desk.until(offer.resulttime)
    const due = (cutoff * quantity).toFixed(2)
    const told = { state: 'won', allotted: String(quantity), cutoff: priced(cutoff, offer), due }
    expect(await desk.mine(mine)).toMatchObject([{ ...told, held: frozen, refunded: '0.00' }])
    const { data: after } = await paper.call('/offer/info', { id: offer.id }, mine)
    expect([after.price, after.band]).toEqual([priced(cutoff, offer), offer.band])

    await desk.until(offer.refundtime)
    const back = (Number(frozen) - Number(due)).toFixed(2)
    expect(await desk.mine(mine)).toMatchObject([{ ...told, held: due, refunded: back }])
    expect(await wallet(mine, 'CNY')).toEqual([left(Number(due)), due])

    await desk.until(offer.listtime)
    const [row] = await desk.mine(mine)
    expect(await wallet(mine, 'CNY')).toEqual([left(Number(due)), '0.00'])
    const { data: position } = await paper.call('/trade/positioninfo', { positionid: row!.positionid }, mine)
    expect(position).toMatchObject({ quantity: String(quantity), cost: due })
  })

  it('gives a bid below the cut-off price nothing, and all of its money back', async () => {
    const { cutoff, mine, offer } = await bidder('CN', 'newshare')
    const { data: made } = await desk.bid(mine, offer.id, String(offer.min), priced(cutoff - 0.01, offer))
    await expect(desk.outcome(made.id, String(offer.min))).rejects.toThrow()
    await desk.until(offer.refundtime)
    const row = { state: 'notwon', allotted: '0', due: '0.00', held: '0.00', refunded: made.money }
    expect(await desk.mine(mine)).toMatchObject([{ ...row, cutoff: priced(cutoff, offer) }])
    expect(await wallet(mine, 'CNY')).toEqual([PLENTY, '0.00'])
  })

  it('shares what is left among the bids at exactly the cut-off price, in whole steps', async () => {
    const { cutoff, mine, offer } = await bidder('CN', 'newshare')
    const now = (await paper.broker.clock.now()).getTime()
    const { bids, offered } = findOffer(paper.broker.market, offer.id, now)!
    const wanted = (fits: (price: number) => boolean) =>
      bids!.book.reduce((all, { price, quantity }) => {
        return fits(Number(formatDecimal(price))) ? all + Number(formatDecimal(quantity)) : all
      }, 0)
    const share =
      (Number(formatDecimal(offered)) - wanted((price) => price > cutoff)) / wanted((price) => price === cutoff)
    const steps = Math.floor((Number(offer.max) * Math.min(1, share)) / Number(offer.step))
    await desk.bid(mine, offer.id, String(offer.max), priced(cutoff, offer))
    await desk.until(offer.resulttime)
    expect(Number((await desk.mine(mine))[0]?.allotted)).toBe(steps * Number(offer.step))
  })

  it('takes a bid without a price as one at cut-off: the highest price is frozen', async () => {
    const { cutoff, mine, offer } = await bidder('CN', 'newshare')
    const { data: made } = await desk.subscribe(mine, offer.id, String(offer.min))
    const frozen = (Number(offer.band!.high) * Number(offer.min)).toFixed(2)
    expect(made).toMatchObject({ bid: 'cutoff', price: offer.band!.high, held: frozen })
    await desk.until(offer.resulttime)
    const due = (cutoff * Number(offer.min)).toFixed(2)
    expect(await desk.mine(mine)).toMatchObject([{ state: 'won', allotted: String(offer.min), due }])
  })

  it('refuses a bid below the minimum, above the band, between two steps, and at a fixed price', async () => {
    const { mine, offer } = await bidder('CN', 'newshare')
    const { high, low } = offer.band!
    const answer = async (bid: string, id = offer.id) => (await desk.bid(mine, id, String(offer.min), bid)).msg
    const wrong = textByCode['invalid-parameters']
    expect(await answer(formatDecimal(decimal((Number(low) - 0.01).toFixed(2))))).toBe(textByCode['bid-below-minimum'])
    expect(await answer((Number(high) + 0.01).toFixed(2))).toBe(wrong)
    expect(await answer((Number(low) + 0.005).toFixed(3))).toBe(wrong)
    const fixed = await desk.open(mine, 'CN')
    expect((await desk.bid(mine, fixed.id, String(fixed.min), String(fixed.price))).msg).toBe(wrong)
    expect(await wallet(mine, 'CNY')).toEqual([PLENTY, '0.00'])
    const poor = await paper.customer({ CNY: '1.00' })
    expect((await desk.bid(poor, offer.id, String(offer.min), String(low))).msg).toBe(
      textByCode['insufficient-balance'],
    )
  })

  it('is the same request only with the same bid', async () => {
    const { mine, offer } = await bidder('CN', 'newshare')
    const { high, low } = offer.band!
    const id = '0190a5f2-5a10-4c41-9a01-0a1b2c3d4e5f'
    const first = await desk.bid(mine, offer.id, String(offer.min), String(low), id)
    expect((await desk.bid(mine, offer.id, String(offer.min), String(low), id)).data).toEqual(first.data)
    expect((await desk.bid(mine, offer.id, String(offer.min), String(high), id)).msg).toBe(
      textByCode['request-id-reused'],
    )
  })
})

it('a placement by book building is below its market price at every bid, and delivered at the cut-off price', async () => {
  const { cutoff, mine, offer } = await bookBuilding()
  expect(offer).toMatchObject({ kind: 'placement', payment: 'upfront' })
  expect(Number(offer.band!.high)).toBeLessThan(Number(offer.marketprice))
  const { data: made } = await desk.bid(mine, offer.id, String(offer.min), String(offer.band!.high))
  await desk.until(offer.resulttime)
  await desk.until(offer.refundtime)
  await desk.until(offer.listtime)
  const [row] = await desk.mine(mine, 'placement')
  const due = (cutoff * Number(offer.min)).toFixed(2)
  expect(row).toMatchObject({ id: made.id, state: 'won', allotted: String(offer.min), due, held: '0.00' })
  expect(await wallet(mine, offer.currency)).toEqual([left(Number(due)), '0.00'])
})
