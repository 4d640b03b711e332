import { randomUUID } from 'node:crypto'
import { subtract, sum } from 'effect/BigDecimal'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { followValue } from '../../../domain/copytrading/figures.ts'
import { compare, decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import { MONDAY, ready, standAt, walletOf } from '../transfers/testing/testing.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import { callAt, type Session, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { DAY, HOUR, later } from '../../platform/clock/instant.ts'
import { SERIES } from './catalogue.ts'

let paper: TestBroker
let twin: Twin
withTwin(reusedTestBroker, async (opened, other) => {
  paper = opened
  twin = other
  await standAt(paper, MONDAY)
})

const products = async (mine: Session, fields: Record<string, string> = {}) =>
  (await paper.call('/follow/list', { limit: '100', ...fields }, mine)).data.list

/** A product of a series that is on sale at the broker's time. */
const onSale = async (mine: Session, series = 'AUR') => {
  const product = (await products(mine, { state: 'open' })).find(({ code }) => code.startsWith(series))
  if (product === undefined) throw new Error(`nothing of ${series} is on sale`)
  return product
}

const buy = (mine: Session, code: string, money: string, requestid = randomUUID()) =>
  paper.call('/follow/buy', { code, money, requestid }, mine)
const redeem = (mine: Session, id: string, requestid = randomUUID()) =>
  paper.call('/follow/redeem', { id, requestid }, mine)
const orders = async (mine: Session) => (await paper.call('/follow/orders', {}, mine)).data.list
const frozenProducts = async (mine: Session) => (await paper.call('/trade/userproductlist', { type: 'EUR' }, mine)).data
const run = () => paper.control('/jobs/run', {})
/** Another process may be running the job at this moment. */
const ends = (mine: Session) => expect.poll(async () => (await orders(mine))[0]?.state).toBe('ended')
/** Logs in again where the session has ended by now. */
const again = async ({ account }: Session): Promise<Session> =>
  (await paper.call('/user/login', { account, password: 'test1234' })).data

describe('products', () => {
  it('are upcoming, open, closed and ended, with a track record that includes losses', async () => {
    const mine = await paper.customer()
    const all = await products(mine)
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['upcoming', 'open', 'closed', 'ended']))
    expect(new Set(all.map(({ code }) => code.split('-')[0])).size).toBe(SERIES.length)
    expect(all.map(({ opentime }) => Number(opentime))).toEqual(
      all.map(({ opentime }) => Number(opentime)).toSorted((a, b) => b - a),
    )
    // Realistic: some strategist missed the target, and each one had a loss.
    expect(all.some(({ expectedreturn, yearreturn }) => Number(yearreturn) < Number(expectedreturn))).toBe(true)
    expect(all.some(({ yearreturn }) => Number(yearreturn) < 0)).toBe(true)
    expect(all.every(({ drawdown }) => Number(drawdown) > 0)).toBe(true)
  })

  it('are listed page by page, none twice and none left out', async () => {
    const mine = await paper.customer()
    const all = await products(mine)
    const seen: Array<string> = []
    for (let cursor: string | undefined; cursor !== '';) {
      const page = (await paper.call('/follow/list', { limit: '3', ...(cursor && { cursor }) }, mine)).data
      seen.push(...page.list.map(({ code }) => code))
      cursor = page.next
    }
    expect(seen).toEqual(all.map(({ code }) => code))
  })

  it('are the same on every process, whenever they are read', async () => {
    const mine = await paper.customer()
    const [here, there] = await Promise.all(
      [paper.url, twin.url].map((url) => callAt(url, '/follow/record', { code: 'OBS-10', days: '365' }, mine)),
    )
    expect(here!.data).toEqual(there!.data)
    expect(here!.data.length).toBeGreaterThan(250)
    expect(here!.data.map(({ time }) => Number(time))).toEqual(
      here!.data.map(({ time }) => Number(time)).toSorted((a, b) => a - b),
    )
  })

  it('that are delisted cannot be found', async () => {
    const mine = await ready(paper, { EUR: '5000.00' })
    const { code } = await onSale(mine, 'MTR')
    await paper.control('/follow/delist', { code, delisted: true })
    expect((await products(mine)).map((product) => product.code)).not.toContain(code)
    expect((await paper.call('/follow/info', { code }, mine)).msg).toBe(textByCode['product-not-found'])
    expect((await buy(mine, code, '1000.00')).msg).toBe(textByCode['product-not-found'])
    await paper.control('/follow/delist', { code, delisted: false })
    expect((await paper.call('/follow/info', { code }, mine)).data.code).toBe(code)
  })
})

describe('following', () => {
  it('takes the fee, freezes the amount, and sends a message', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const product = await onSale(mine)
    const { data } = await buy(mine, product.code, '1000.00')
    expect(data).toMatchObject({
      code: product.code,
      money: '1000.00',
      fee: '3.00',
      value: '1000.00',
      dayprofit: '0.00',
      profit: '0.00',
      state: 'following',
      status: 0,
      buytime: MONDAY.getTime(),
      unlocktime: MONDAY.getTime() + 14 * DAY,
      endtime: product.endtime,
    })
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['997.00', '1000.00'])
    expect(await frozenProducts(mine)).toEqual([{ money: '1000.00', status: 0 }])
    const raised = (await paper.call('/follow/info', { code: product.code }, mine)).data.raised
    expect(formatDecimal(subtract(decimal(String(raised)), decimal(String(product.raised))))).toBe('1000.00')
    const { list } = (await paper.call('/message/list', { language: 'us' }, mine)).data
    expect(list.map(({ kind, title }) => [kind, title])).toContainEqual(['trade', 'Copy order placed'])
    const kinds = (await paper.call('/records/transaction', { type: 'EUR' }, mine)).data.list
    expect(kinds.map(({ kind, money, name }) => [kind, money, name])).toEqual([
      ['tradefee', '-3.00', product.name],
      ['follow', '-1000.00', product.name],
    ])
  })

  it('happens once with one request id, on two processes, and never spends money twice', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const { code } = await onSale(mine)
    const requestid = randomUUID()
    const same = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        callAt(n % 2 ? paper.url : twin.url, '/follow/buy', { code, money: '600.00', requestid }, mine),
      ),
    )
    const made = same.filter(({ status }) => status === 1)
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1)
    expect((await buy(mine, code, '600.00', requestid)).data).toEqual(made[0]!.data)
    expect(await orders(mine)).toHaveLength(1)
    const others = await Promise.all(Array.from({ length: 12 }, () => buy(mine, code, '600.00')))
    for (const { msg, status } of others.filter((answer) => answer.status !== 1))
      expect([status, [textByCode['fund-operation-in-progress'], textByCode['insufficient-balance']]]).toEqual([
        0,
        expect.arrayContaining([msg]),
      ])
    expect((await orders(mine)).length).toBeLessThanOrEqual(3)
  })

  it('rises and falls with the valuations, day by day', async () => {
    let mine = await ready(paper, { EUR: '2000.00' })
    const { code, nav } = await onSale(mine)
    await buy(mine, code, '1000.00')
    // Monday, Tuesday and Wednesday at 18:00: up, down by more, unchanged.
    const [monday, tuesday] = (await Promise.all([
      paper.control('/follow/return', { series: 'AUR', percent: '1.5', day: '2026-01-12' }),
      paper.control('/follow/return', { series: 'AUR', percent: '-2.5', day: '2026-01-13' }),
      paper.control('/follow/return', { series: 'AUR', percent: '0', day: '2026-01-14' }),
    ])) as Array<{ day: string }>
    expect([monday!.day, tuesday!.day]).toEqual(['2026-01-12', '2026-01-13'])
    const figures = async (at: Date) => {
      await standAt(paper, at)
      mine = await again(mine)
      const [order] = await orders(mine)
      return [order!.value, order!.dayprofit, order!.profit]
    }
    expect(await figures(later(MONDAY, 8 * HOUR - 1))).toEqual(['1000.00', '0.00', '0.00'])
    expect(await figures(later(MONDAY, 8 * HOUR))).toEqual(['1015.00', '15.00', '15.00'])
    const after = followValue(
      decimal('1000.00'),
      {
        boughtAt: decimal(String(nav)),
        nav: decimal(String((await paper.call('/follow/info', { code }, mine)).data.nav)),
      },
      'EUR',
    )
    expect(formatDecimal(after)).toBe('1015.00')
    const [value, daily, total] = await figures(later(MONDAY, DAY + 8 * HOUR))
    expect([Number(daily) < 0, Number(total) < 0]).toEqual([true, true])
    expect(formatDecimal(sum(decimal('1015.00'), decimal(String(daily))))).toBe(value)
    expect((await figures(later(MONDAY, 2 * DAY + 8 * HOUR)))[1]).toBe('0.00')
    await standAt(paper, MONDAY)
  })
})

describe('leaving', () => {
  it('waits for the lock-up, then pays out the value once, however many calls ask for it', async () => {
    let mine = await ready(paper, { EUR: '2000.00' })
    const { code } = await onSale(mine)
    const { id } = (await buy(mine, code, '1000.00')).data
    await standAt(paper, later(MONDAY, 14 * DAY - 1))
    mine = await again(mine)
    expect((await redeem(mine, id)).msg).toBe(textByCode['follow-locked'])
    await standAt(paper, later(MONDAY, 14 * DAY))
    const [before] = await orders(mine)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        callAt(n % 2 ? paper.url : twin.url, '/follow/redeem', { id, requestid: randomUUID() }, mine),
      ),
    )
    const [done] = answers.filter(({ status }) => status === 1)
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(done!.data).toMatchObject({ state: 'ended', endedby: 'redeemed', value: before!.value, status: 1 })
    const [free, frozen] = await walletOf(paper, mine, 'EUR')
    expect([free, frozen]).toEqual([formatDecimal(sum(decimal('997.00'), decimal(String(before!.value)))), '0.00'])
    expect((await redeem(mine, id)).msg).toBe(textByCode['follow-order-ended'])
    expect(await frozenProducts(mine)).toEqual([{ money: '1000.00', status: 1 }])
    await standAt(paper, MONDAY)
  })

  it.each([
    ['a profit', '2', '1020.00'],
    ['a loss', '-3', '970.00'],
    ['the loss of everything', '-100', '0.00'],
  ])('pays out %s automatically at the end, once on two processes', async (_, percent, value) => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const product = await onSale(mine, 'MTR')
    await buy(mine, product.code, '1000.00')
    await paper.control('/follow/return', { series: 'MTR', percent, day: '2026-01-12' })
    await standAt(paper, later(MONDAY, 8 * HOUR))
    await paper.control('/follow/end', { code: product.code })
    await Promise.all([run(), fetch(`${twin.url}/control/jobs/run`, { method: 'POST' }), run()])
    await ends(mine)
    const [ended] = await orders(mine)
    expect(ended).toMatchObject({ state: 'ended', endedby: 'matured', value, status: 1 })
    expect(ended!.profit).toBe(formatDecimal(subtract(decimal(value), decimal('1000.00'))))
    const [free, frozen] = await walletOf(paper, mine, 'EUR')
    expect([free, frozen]).toEqual([formatDecimal(sum(decimal('995.00'), decimal(value))), '0.00'])
    const { list } = (await paper.call('/message/list', { language: 'us' }, mine)).data
    expect(list.filter(({ title }) => title === 'Copy product ended')).toHaveLength(1)
    const later2 = await ready(paper, { EUR: '2000.00' })
    expect((await buy(later2, product.code, '1000.00')).msg).toBe(textByCode['follow-deadline-passed'])
    // Testers' changes stay: the next case resets them.
    await paper.broker.db.deleteFrom('follow_products').execute()
    await paper.broker.db.deleteFrom('follow_returns').execute()
    await standAt(paper, MONDAY)
  })

  it('at the end counts the valuation of the end, however late the job runs', async () => {
    let mine = await ready(paper, { USDT: '2000.00' })
    const product = await onSale(mine, 'LTN')
    await buy(mine, product.code, '500.00')
    await standAt(paper, new Date(Number(product.endtime) + 40 * DAY))
    await run()
    mine = await again(mine)
    await ends(mine)
    const [ended] = await orders(mine)
    expect(ended).toMatchObject({ state: 'ended', closetime: product.endtime })
    await standAt(paper, new Date(Number(product.endtime)))
    mine = await again(mine)
    const { nav } = (await paper.call('/follow/info', { code: product.code }, mine)).data
    const units = { boughtAt: decimal(String(product.nav)), nav: decimal(String(nav)) }
    expect(ended!.value).toBe(formatDecimal(followValue(decimal('500.00'), units, 'USDT')))
    expect(compare(decimal(String(ended!.value)), zero)).toBe(1)
    await standAt(paper, MONDAY)
  })
})
