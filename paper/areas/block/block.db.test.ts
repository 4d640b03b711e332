import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import { type Desk, openDesk, OPEN } from '../orders/testing/desk.ts'
import type { Session } from '../../testing/broker.ts'
import { buyAt, findOffer, type Offer, openOffers, PLENTY } from './testing/testing.ts'

let desk: Desk
let twin: Twin
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
})

const rich = () => desk.customer(PLENTY)
const walletOf = async (mine: Session, currency: string) => Number((await desk.money(mine, currency)).available)

it('lists the blocks on offer page by page, the same on every process', async () => {
  const mine = await rich()
  const whole = (await desk.call('/block/list', { limit: '100' }, mine)).data
  expect(whole).toMatchObject({ channel: 'open', password: 0, next: '' })
  const states = whole.list.map(({ status }) => status)
  expect([states.includes(1), states.includes(0)]).toEqual([true, true])
  const paged: Array<Offer> = []
  let cursor: string | undefined
  do {
    const { data } = await desk.call('/block/list', { limit: '2', ...(cursor && { cursor }) }, mine)
    paged.push(...data.list)
    cursor = data.next || undefined
  } while (cursor)
  expect(paged).toEqual(whole.list)
  for (const offer of await openOffers(desk, mine)) {
    expect(Number(offer.price)).toBeLessThan(Number(offer.nowprice) * 1.2)
    expect(Number(offer.remaining)).toBeGreaterThanOrEqual(Number(offer.minquantity))
    expect((await desk.call('/block/info', { id: offer.id }, mine)).data.offer).toEqual(offer)
  }
})

it('sells shares for exactly the amount of the preview, as a position with the usual wait before a sale', async () => {
  const mine = await rich()
  const offer = await findOffer(desk, mine, ({ market }) => market === 'MY')
  const quantity = String(offer.minquantity)
  const preview = (await desk.call('/block/preview', { id: offer.id, quantity }, mine)).data
  expect(preview).toMatchObject({ price: offer.price, lots: offer.minlots, shortfall: '0.00' })
  const before = await walletOf(mine, 'MYR')
  const { data, msg } = await buyAt(desk.url, mine, { id: offer.id, quantity })
  expect(msg).toBe(textByCode.purchased)
  expect(data).toMatchObject({
    code: offer.code,
    buyprice: offer.price,
    money: preview.amount,
    fees: preview.feetotal,
    status: 0,
    selltime: preview.selltime,
  })
  expect(before - (await walletOf(mine, 'MYR'))).toBeCloseTo(Number(preview.total), 2)
  expect(await desk.position(mine, data.positionid)).toMatchObject({
    state: 'holding',
    quantity,
    closable: '0',
    lockreason: 'sell-blocked-15-minutes',
  })
  const after = (await desk.call('/block/info', { id: offer.id }, mine)).data.offer
  expect(Number(after.remaining)).toBe(Number(offer.remaining) - Number(quantity))
  const records = (await desk.call('/records/transaction', { kind: 'blocktrade' }, mine)).data.list
  expect(records.map(({ frozenmoney }) => frozenmoney)).toEqual([`-${preview.amount}`])
  // The same zone on every screen of the trade.
  expect(records.map(({ zone }) => zone)).toEqual([offer.zone])
  expect((await desk.call('/message/list', { language: 'us' }, mine)).data.list[0]).toMatchObject({
    kind: 'trade',
    zone: offer.zone,
  })
  const held = (await desk.call('/trade/userstocklist', { type: 'MYR' }, mine)).data
  expect(Object.values(held)).toContainEqual(expect.objectContaining({ stock_num: quantity, status: 0 }))
  await desk.forward(16 * 60_000)
  expect(await desk.position(mine, data.positionid)).toMatchObject({ closable: quantity })
  const [trade] = (await desk.call('/block/mine', {}, mine)).data.list
  expect(trade).toMatchObject({ id: data.id, status: 1, held: quantity, turnover: '0.00' })
})

it('keeps its price whatever the market does, and shows the discount against the market', async () => {
  const mine = await rich()
  const offer = await findOffer(desk, mine, ({ market }) => market === 'MY')
  await desk.setPrice(offer.code, (Math.round(Number(offer.price) * 110) / 100).toFixed(1))
  const moved = (await desk.call('/block/info', { id: offer.id }, mine)).data.offer
  expect(moved.price).toBe(offer.price)
  expect(Number(moved.discount)).not.toBe(Number(offer.discount))
  expect((await buyAt(desk.url, mine, { id: offer.id, quantity: String(offer.minquantity) })).data.buyprice).toBe(
    offer.price,
  )
})

describe('refuses', () => {
  it('invalid, too small and too large quantities, and an amount above the balance', async () => {
    const [mine, poor] = [await rich(), await desk.customer({ MYR: '1.00' })]
    const offer = await findOffer(desk, mine, ({ market }) => market === 'MY')
    const say = async (quantity: number, who = mine) =>
      (await buyAt(desk.url, who, { id: offer.id, quantity: String(quantity) })).msg
    expect(await say(350)).toBe(textByCode['not-whole-lots'])
    expect(await say(200)).toBe(textByCode['purchase-below-minimum'])
    expect(await say(Number(offer.remaining) + 100)).toBe(textByCode['above-block-remaining'])
    expect(await say(Number(offer.minquantity), poor)).toBe(textByCode['insufficient-balance'])
    const preview = (await desk.call('/block/preview', { id: offer.id, quantity: String(offer.minquantity) }, poor))
      .data
    expect(Number(preview.shortfall)).toBeCloseTo(Number(preview.total) - 1, 2)
    expect(preview.maxquantity).toBe('0')
    const part = (quantity: string) => desk.call('/block/preview', { id: offer.id, quantity }, mine)
    expect((await part('300.5')).msg).toBe(textByCode['invalid-parameters'])
    expect((await part('300.00')).data.quantity).toBe('300')
    expect(await desk.held(poor)).toEqual([])
  })

  it('blocks that do not exist, are not open yet or are over, and all blocks while the channel is closed', async () => {
    const mine = await rich()
    const say = async (id: string) => (await buyAt(desk.url, mine, { id, quantity: '3000' })).msg
    expect(await say('1-0')).toBe(textByCode['product-not-found'])
    expect(await say('nothing')).toBe(textByCode['product-not-found'])
    const { list } = (await desk.call('/block/list', { limit: '100' }, mine)).data
    expect(await say(list.find(({ status }) => status === 0)?.id ?? '')).toBe(textByCode['block-trade-closed'])
    const [open] = await openOffers(desk, mine)
    await desk.control('/blocks/channel', { open: false })
    expect((await desk.call('/block/list', {}, mine)).data.channel).toBe('closed')
    expect((await desk.call('/common/config', { type: 'all' })).data).toContainEqual({
      name: 'blocktrade',
      value: 'closed',
    })
    expect(await say(open?.id ?? '')).toBe(textByCode['block-trade-closed'])
    await desk.control('/blocks/channel', { open: true })
    await desk.forward(9 * 3_600_000)
    expect(await say(open?.id ?? '')).toBe(textByCode['block-trade-closed'])
  })

  it('a wrong channel password, and checks none after five wrong ones', async () => {
    await desk.at(OPEN)
    const mine = await rich()
    const [offer] = await openOffers(desk, mine)
    const fields = { id: offer?.id ?? '', quantity: String(offer?.minquantity) }
    await desk.control('/blocks/channel', { password: 'blue-river' })
    expect((await desk.call('/block/info', { id: fields.id }, mine)).data.password).toBe(1)
    expect((await buyAt(desk.url, mine, fields)).msg).toBe(textByCode['channel-password-required'])
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await buyAt(desk.url, mine, { ...fields, channelpassword: 'red-river' })
      expect(wrong.msg).toBe(textByCode['wrong-channel-password'])
    }
    const right = { ...fields, channelpassword: 'blue-river' }
    expect((await buyAt(desk.url, mine, right)).msg).toBe(textByCode['submitted-too-frequently'])
    expect((await buyAt(desk.url, await rich(), right)).status).toBe(1)
    await desk.forward(16 * 60_000)
    const again = { ...right, requestid: randomUUID() }
    const first = await buyAt(desk.url, mine, again)
    expect(first.status).toBe(1)
    expect((await buyAt(twin.url, mine, again)).data).toEqual(first.data)
    await desk.control('/blocks/channel', { password: null })
  })
})

it('is never oversold, however many buy the rest at the same time on two processes', async () => {
  await desk.at('2026-01-14T02:10:00Z')
  const first = await rich()
  const offer = await findOffer(desk, first, ({ market }) => market === 'MY' || market === 'CN')
  const piece = Number(offer.minquantity)
  const rest = Number(offer.remaining)
  // Only the quantity of five purchases is left; forty customers try to buy it.
  const most = rest - (rest % piece) - 5 * piece
  if (most > 0) expect((await buyAt(desk.url, first, { id: offer.id, quantity: String(most) })).status).toBe(1)
  const crowd: Array<Session> = []
  for (let count = 0; count < 40; count += 1) crowd.push(await rich())
  const answers = await Promise.all(
    crowd.map((one, index) =>
      buyAt(index % 2 === 0 ? desk.url : twin.url, one, { id: offer.id, quantity: String(piece) }),
    ),
  )
  const bought = answers.filter(({ status }) => status === 1).length
  expect(bought).toBe(Math.min(40, Math.floor((rest - Math.max(most, 0)) / piece)))
  expect(new Set(answers.filter(({ status }) => status !== 1).map(({ msg }) => msg))).toEqual(
    new Set([textByCode['above-block-remaining']]),
  )
  const row = await desk.broker.db
    .selectFrom('blocks')
    .select(['quantity', 'sold'])
    .where('id', '=', offer.id)
    .execute()
  expect(Number(row[0]?.sold.value ?? 0n)).toBe(Math.max(most, 0) + bought * piece)
  const { data } = await desk.call('/block/info', { id: offer.id }, first)
  expect(data.offer).toMatchObject({ status: 2 })
  expect(Number(data.offer.remaining)).toBe(rest - Math.max(most, 0) - bought * piece)
})

it('buys once for one request id, sent twenty times at the same time to two processes, and never spends money twice', async () => {
  const [mine, poor] = [await rich(), await desk.customer({ MYR: '100000.00' })]
  const offer = await findOffer(
    desk,
    mine,
    ({ market, price, remaining }) => market === 'MY' && Number(price) > 1 && Number(remaining) > 12_000,
  )
  const quantity = String(offer.minquantity)
  const fields = { id: offer.id, quantity, requestid: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => buyAt(index % 2 === 0 ? desk.url : twin.url, mine, fields)),
  )
  expect(new Set(answers.map(({ data, status }) => `${String(status)} ${data.id}`)).size).toBe(1)
  expect((await desk.call('/block/mine', {}, mine)).data.list).toHaveLength(1)
  expect((await buyAt(desk.url, mine, { ...fields, quantity: String(Number(quantity) + 100) })).msg).toBe(
    textByCode['request-id-reused'],
  )
  const total = Number((await desk.call('/block/preview', { id: offer.id, quantity }, poor)).data.total)
  const affordable = Math.floor(100_000 / total)
  const spree = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      buyAt(index % 2 === 0 ? desk.url : twin.url, poor, { id: offer.id, quantity }),
    ),
  )
  expect(spree.filter(({ status }) => status === 1).length).toBeLessThanOrEqual(Math.min(8, affordable))
})
