import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { walletOf } from '../transfers/testing/testing.ts'
import { withBooks } from '../../testing/books.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { HOUR } from '../../platform/clock/instant.ts'
import { offerDesk } from './testing/testing.ts'

let paper: TestBroker
let desk: ReturnType<typeof offerDesk>
withBooks(reusedTestBroker, (opened) => {
  paper = opened
  desk = offerDesk(paper)
})

const wallet = (mine: Session, currency: string) => walletOf(paper, mine, currency)
const counted = async (mine: Session, type: string) => {
  const [shares, placements] = await Promise.all([
    paper.call('/trade/usernewstocklist', { type }, mine),
    paper.call('/trade/ustockslist', { type }, mine),
  ])
  return { shares: shares.data, placements: placements.data }
}
const messages = async (mine: Session) =>
  (await paper.call('/message/list', { language: 'us' }, mine)).data.list
    .map(({ link, title }) => [title, link])
    .filter(([title]) => title !== 'Welcome')

describe('the calendar of offers', () => {
  it('has something open in every market, and a first sale of each stage', async () => {
    await desk.nextMonday()
    const mine = await paper.customer()
    const open = await desk.offers(mine, {})
    expect(new Set(open.filter(({ stage }) => stage === 'open').map(({ market }) => market)).size).toBe(7)
    expect(open.every(({ progress }) => progress >= 0 && progress <= 100)).toBe(true)
    const listed = await desk.offers(mine, { tab: 'listed' })
    expect(listed.length).toBeGreaterThan(20)
    expect(listed.every(({ marketprice, premium }) => marketprice !== '-' && premium !== '-')).toBe(true)
    expect((await desk.offers(mine, { tab: 'tobelisted' })).length).toBeGreaterThan(0)
    const china = (await desk.offers(mine, { market: 'CN' })).filter(({ band }) => band === undefined)
    expect(china.map(({ market, payment }) => `${market} ${payment}`)).toEqual(china.map(() => 'CN afterwinning'))
    const placed = await desk.offers(mine, { kind: 'placement' })
    expect(placed.filter(({ stage }) => stage === 'open').length).toBeGreaterThan(1)
    expect(placed.every(({ premium }) => Number(premium) > 0)).toBe(true)
  })

  it('pages through a list without losing or repeating one', async () => {
    const mine = await paper.customer()
    const whole = await desk.offers(mine, { tab: 'listed' })
    const seen: string[] = []
    for (let cursor: string | undefined; cursor !== '';) {
      const fields = { kind: 'newshare', tab: 'listed', limit: '7', ...(cursor && { cursor }) }
      const { data } = await paper.call('/offer/list', fields, mine)
      seen.push(...data.list.map(({ id }) => id))
      cursor = data.next
    }
    expect(seen).toEqual(whole.map(({ id }) => id))
  })

  it('serves a prospectus in the requested language, and none before the announcement', async () => {
    const mine = await paper.customer()
    const { name, prospectus } = await desk.open(mine, 'IT')
    const page = await fetch(`${paper.url}${prospectus}?language=it`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const text = await page.text()
    expect(text).toContain('Prospetto informativo')
    expect(text).toContain(name)
    expect((await fetch(`${paper.url}/prospectus/IT-998`)).status).toBe(404)
    expect((await fetch(`${paper.url}/prospectus/nonsense`)).status).toBe(404)
  })
})

describe('a subscription that is paid up front', () => {
  it('freezes the money, pays for the allotted shares, refunds the rest and becomes a position that can be sold', async () => {
    await desk.nextMonday()
    const mine = await paper.customer({ MYR: '50000.00' })
    const offer = await desk.open(mine, 'MY')
    const quantity = String(Number(offer.min) * 4)
    const { data: made } = await desk.subscribe(mine, offer.id, quantity)
    expect(made).toMatchObject({ state: 'waiting', payment: 'upfront', held: made.money, allotted: '-' })
    const money = Number(made.money)
    expect(await wallet(mine, 'MYR')).toEqual([(50_000 - money).toFixed(2), made.money])
    expect((await counted(mine, 'MYR')).shares).toEqual([{ rjmoney: made.money, status: 1 }])

    await desk.outcome(made.id, offer.min as string)
    await desk.until(offer.resulttime)
    const [won] = await desk.mine(mine)
    expect(won).toMatchObject({ state: 'won', allotted: offer.min, held: made.money, refunded: '0.00' })
    expect((await counted(mine, 'MYR')).shares).toEqual([{ rjmoney: made.money, status: 2 }])

    await desk.until(offer.refundtime)
    const due = String(won?.due)
    expect(await wallet(mine, 'MYR')).toEqual([(50_000 - Number(due)).toFixed(2), due])
    expect((await counted(mine, 'MYR')).shares).toEqual([{ rjmoney: due, status: 2 }])

    await desk.until(offer.listtime)
    const [listed] = await desk.mine(mine)
    expect(listed).toMatchObject({ state: 'won', held: '0.00' })
    expect(await wallet(mine, 'MYR')).toEqual([(50_000 - Number(due)).toFixed(2), '0.00'])
    expect((await counted(mine, 'MYR')).shares).toEqual([{ rjmoney: '0.00', status: 3 }])
    const { data: position } = await paper.call('/trade/positioninfo', { positionid: listed!.positionid }, mine)
    expect(position).toMatchObject({
      code: offer.code,
      quantity: offer.min,
      closable: offer.min,
      cost: due,
      state: 'holding',
    })
    expect(position.nowprice).not.toBe('-')

    await desk.until(Number(offer.listtime) + HOUR)
    const sale = await paper.call(
      '/trade/order',
      {
        code: offer.code,
        direction: 'long',
        action: 'close',
        ordertype: 'market',
        quantity: String(offer.min),
        positionid: listed!.positionid,
        clientorderid: randomUUID(),
      },
      mine,
    )
    expect(sale.status).toBe(1)
    await paper.control('/trading/sweep', {})
    expect(await messages(mine)).toEqual([
      ['Shares credited', '/mine/newShareOrder'],
      ['Application refunded', '/mine/newShareOrder'],
      ['Shares allotted', '/mine/newShareOrder'],
      ['Application received', '/mine/newShareOrder'],
    ])
    const info = await paper.call('/offer/info', { id: offer.id }, mine)
    expect(info.data).toMatchObject({ stage: 'listed', marketprice: expect.stringMatching(/^\d/) })
  })

  it('refunds everything on the refund date where nothing was won', async () => {
    await desk.nextMonday()
    const mine = await paper.customer({ EUR: '5000.00' })
    const offer = await desk.open(mine, 'ES')
    const { data: made } = await desk.subscribe(mine, offer.id, String(offer.min))
    await desk.outcome(made.id, '0')
    await desk.until(offer.resulttime)
    expect(await desk.mine(mine)).toMatchObject([{ state: 'notwon', allotted: '0', held: made.money }])
    expect((await counted(mine, 'EUR')).shares).toEqual([{ rjmoney: made.money, status: 1 }])
    await desk.until(offer.refundtime)
    expect(await desk.mine(mine)).toMatchObject([{ state: 'notwon', held: '0.00', refunded: made.money }])
    expect(await wallet(mine, 'EUR')).toEqual(['5000.00', '0.00'])
    expect((await counted(mine, 'EUR')).shares).toEqual([{ rjmoney: '0.00', status: 3 }])
  })

  it('can be cancelled while the offer is open, and then made again', async () => {
    await desk.nextMonday()
    const mine = await paper.customer({ EUR: '5000.00' })
    const offer = await desk.open(mine, 'IT')
    const { data: made } = await desk.subscribe(mine, offer.id, String(offer.min))
    const requestid = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => desk.cancel(mine, made.id, requestid)))
    for (const { data } of answers)
      expect(data).toMatchObject({ state: 'cancelled', refunded: made.money, held: '0.00' })
    expect((await desk.cancel(mine, made.id)).msg).toBe(textByCode['order-not-pending'])
    expect(await wallet(mine, 'EUR')).toEqual(['5000.00', '0.00'])
    expect((await desk.subscribe(mine, offer.id, String(offer.min))).status).toBe(1)
    await desk.until(offer.closetime)
    const [again] = await desk.mine(mine)
    expect((await desk.cancel(mine, again!.id)).msg).toBe(textByCode['order-not-pending'])
  })
})

describe('a subscription that is paid after winning', () => {
  const won = async (money: Record<string, string> = {}, kind = 'newshare', market = 'CN') => {
    await desk.nextMonday()
    const mine = await paper.customer(money)
    const offer = await desk.open(mine, market, kind)
    const { data: made } = await desk.subscribe(mine, offer.id, String(offer.min))
    expect(made).toMatchObject({ state: 'waiting', payment: 'afterwinning', held: '0.00', refunded: '0.00' })
    await desk.outcome(made.id, String(offer.min))
    await desk.until(offer.resulttime)
    return { mine, offer, id: made.id }
  }

  it('needs no money before the allotment, is paid once and delivered', async () => {
    const { id, mine, offer } = await won({ CNY: '90000.00' })
    const [due] = await desk.mine(mine)
    expect(due).toMatchObject({ state: 'paymentdue', held: '0.00' })
    expect((await counted(mine, 'CNY')).shares).toEqual([{ rjmoney: '0.00', status: 0 }])
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.pay(mine, id)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    for (const { msg, status } of answers) if (status !== 1) expect(msg).toBe(textByCode['order-not-in-subscription'])
    const left = (90_000 - Number(due?.due)).toFixed(2)
    expect(await wallet(mine, 'CNY')).toEqual([left, due?.due])
    expect((await counted(mine, 'CNY')).shares).toEqual([{ rjmoney: due?.due, status: 2 }])
    await desk.until(offer.paytime)
    expect(await desk.mine(mine)).toMatchObject([{ state: 'paid' }])
    await desk.until(offer.listtime)
    const [row] = await desk.mine(mine)
    const { data: position } = await paper.call('/trade/positioninfo', { positionid: row!.positionid }, mine)
    // Bought at the payment: the market's T+1 is over.
    expect(position).toMatchObject({ quantity: offer.min, closable: offer.min, cost: due?.due })
    expect(await wallet(mine, 'CNY')).toEqual([left, '0.00'])
  })

  it('is waived where it is not paid in time', async () => {
    const { id, mine, offer } = await won({ CNY: '90000.00' })
    await desk.until(offer.paytime)
    expect(await desk.mine(mine)).toMatchObject([{ state: 'waived', held: '0.00' }])
    expect((await desk.pay(mine, id)).msg).toBe(textByCode['order-not-in-subscription'])
    await desk.until(offer.listtime)
    expect(await wallet(mine, 'CNY')).toEqual(['90000.00', '0.00'])
    expect((await counted(mine, 'CNY')).shares).toEqual([{ rjmoney: '0.00', status: 3 }])
  })

  it('fails without the money, can be paid later and stays failed after the deadline', async () => {
    const { id, mine, offer } = await won()
    expect((await desk.pay(mine, id)).msg).toBe(textByCode['insufficient-balance'])
    expect(await desk.mine(mine)).toMatchObject([{ state: 'paymentfailed' }])
    await paper.control('/credit', { account: mine.account, currency: 'CNY', amount: '90000.00' })
    await desk.until(Number(offer.paytime) - HOUR)
    expect((await desk.pay(mine, id)).data).toMatchObject({ state: 'paid', paidtime: Number(offer.paytime) - HOUR })
    const other = await won()
    expect((await desk.pay(other.mine, other.id)).msg).toBe(textByCode['insufficient-balance'])
    expect(await desk.mine(other.mine)).toMatchObject([{ state: 'paymentfailed' }])
    await desk.until(other.offer.paytime)
    expect(await desk.mine(other.mine)).toMatchObject([{ state: 'paymentfailed', held: '0.00' }])
    expect((await counted(other.mine, 'CNY')).shares).toEqual([{ rjmoney: '0.00', status: 3 }])
  })

  it('holds for a placement, too', async () => {
    await desk.nextMonday()
    const looking = await paper.customer()
    const [placement] = (await desk.offers(looking, { kind: 'placement' })).filter(
      ({ band, currency, stage }) => stage === 'open' && currency !== 'JPY' && band === undefined,
    )
    const { currency, market } = placement!
    const asking = await paper.customer({ [currency]: '9000000.00' })
    expect((await desk.subscribe(asking, placement!.id, String(placement!.min))).msg).toBe(textByCode['placed'])
    const { id, mine, offer } = await won({ [currency]: '9000000.00' }, 'placement', market)
    expect((await counted(mine, currency)).placements).toEqual([{ credit: expect.stringMatching(/^0/), status: 0 }])
    const { data: paid } = await desk.pay(mine, id)
    expect((await counted(mine, currency)).placements).toEqual([{ credit: paid.due, status: 0 }])
    await desk.until(offer.listtime)
    const [row] = await desk.mine(mine, 'placement')
    const { data: position } = await paper.call('/trade/positioninfo', { positionid: row!.positionid }, mine)
    expect(position).toMatchObject({ code: offer.code, quantity: offer.min })
    expect((await counted(mine, currency)).placements).toEqual([{ credit: expect.stringMatching(/^0/), status: 1 }])
    expect((await messages(mine)).map(([, link]) => link)).toContain('/market/subscribRecord')
  })
})
