import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { merchantElements } from '../../../domain/deposits/paymentCode.ts'
import { CURRENCIES } from '../../../domain/money/money.ts'
import { problemsOf, withBooks } from '../../testing/books.ts'
import { type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { sendImage, picture } from '../../testing/images.ts'
import { DAY, HOUR, later, MINUTE } from '../../platform/clock/instant.ts'
import {
  bankFields,
  bind,
  MONDAY,
  PASSWORD,
  proofOf,
  ready,
  standAt,
  walletFields,
  walletOf,
} from './testing/testing.ts'

let paper: TestBroker
withBooks(reusedTestBroker, async (opened) => {
  paper = opened
  await standAt(paper, MONDAY)
})

const depositOf = async (mine: Session, change: Record<string, string> = {}, at = paper) => ({
  channelid: 'bank-eur',
  currency: 'EUR',
  money: '1500.00',
  transferdate: '2026-01-12',
  proof: await proofOf(at, mine),
  requestid: randomUUID(),
  ...change,
})

const withdrawalOf = (cardid: string, change: Record<string, string> = {}) => ({
  currency: 'EUR',
  money: '500.00',
  cardid,
  fundpassword: PASSWORD,
  requestid: randomUUID(),
  ...change,
})

const messagesOf = async (mine: Session) => {
  const { data } = await paper.call('/message/list', { language: 'us' }, mine)
  return data.list.map(({ title }) => title)
}

describe('wallets', () => {
  it('are one row for every currency, in display order, with its decimals', async () => {
    const mine = await paper.customer({ EUR: '10.50', KRW: '3000' })
    const { data } = await paper.call('/funds/wallets', {}, mine)
    expect(data.map(({ currency }) => currency)).toEqual(CURRENCIES)
    expect(data[0]).toEqual({ currency: 'EUR', balance: '10.50', settled: '10.50', frozen: '0.00', total: '10.50' })
    expect(data.find(({ currency }) => currency === 'KRW')).toMatchObject({ balance: '3000', frozen: '0' })
  })
})

describe('deposit channels', () => {
  it('have names in every language, open ones first, with the customer as reference', async () => {
    const mine = await paper.customer()
    const { data: info } = await paper.call('/user/getUserinfo', {}, mine)
    const names = new Set<string>()
    for (const language of ['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'] as const) {
      const { data } = await paper.call('/funds/channels', { language }, mine)
      expect(data.map(({ status }) => status)).toEqual([...Array<number>(12).fill(1), 0])
      expect(data.map(({ method }) => method)).toEqual([
        ...Array<string>(9).fill('bank'),
        'wallet',
        'wallet',
        'wallet',
        'bank',
      ])
      expect(data[0]?.accounts[0]?.reference).toBe(String(info.id).padStart(6, '0'))
      expect(data.at(-1)).toMatchObject({ id: 'bank-krw', accounts: [] })
      for (const { content, name } of data) expect(name.length * content.length).toBeGreaterThan(0)
      names.add(data[0]?.name ?? '')
    }
    expect(names.size).toBe(8)
  })

  it('have a payment code where banks pay by one: of the currency, with the customer as reference', async () => {
    const mine = await paper.customer()
    const { data } = await paper.call('/funds/channels', { language: 'us', method: 'bank' }, mine)
    const codes = data.flatMap(({ accounts, currency }) =>
      accounts.map(({ paymentcode = '', reference }) => [currency, merchantElements(paymentcode), reference] as const),
    )
    const paid = codes.filter(([, elements]) => elements !== null)
    expect(paid.map(([currency]) => currency)).toEqual(['MYR', 'TWD', 'JPY'])
    for (const [, elements, reference] of paid) expect(elements).toContainEqual(['62', `0506${reference}`])
  })

  it('are filtered by currency and kind, and show whether they are processed now', async () => {
    const mine = await paper.customer()
    const { data: usdt } = await paper.call('/funds/channels', { language: 'es', type: 'USDT' }, mine)
    expect(usdt.map(({ id }) => id)).toEqual(['wallet-usdt-trc20', 'wallet-usdt-erc20', 'wallet-usdt-btc'])
    expect((await paper.call('/funds/channels', { language: 'es', type: 'EUR', method: 'wallet' }, mine)).data).toEqual(
      [],
    )
    expect(usdt[0]?.hours).toMatchObject({ open: '09:30', close: '19:30', isopen: 1, nextopen: MONDAY.getTime() })
  })
})

describe('a deposit', () => {
  it('waits for its review, and is credited exactly when it is approved', async () => {
    const mine = await paper.customer()
    const image = await sendImage(paper.url, mine, { bytes: await picture().jpeg().toBuffer(), purpose: 'proof' })
    const proof = (image.data as { id: string }).id
    const handedIn = await paper.call('/funds/deposit', await depositOf(mine, { proof }), mine)
    expect(handedIn).toMatchObject({
      status: 1,
      data: { status: 0, money: '1500.00', method: 'bank', proofurl: `/api/vue/upload/file/${proof}`, reviewtime: '-' },
    })
    // Monday at ten: two business days later, at the same time.
    expect(handedIn.data.arrivetime).toBe(later(MONDAY, 2 * DAY).getTime())
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['0.00', '0.00'])
    await paper.control('/deposits/approve', { id: handedIn.data.id })
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['1500.00', '0.00'])
    await expect(paper.control('/deposits/reject', { id: handedIn.data.id })).rejects.toThrow('409')
    const { data } = await paper.call('/funds/depositlist', { status: '1' }, mine)
    expect(data.list).toMatchObject([{ id: handedIn.data.id, status: 1, reviewtime: MONDAY.getTime() }])
    expect(await messagesOf(mine)).toContain('Deposit credited')
  })

  it('is rejected with a reason and a remark, and moves nothing', async () => {
    const mine = await paper.customer()
    const { data } = await paper.call('/funds/deposit', await depositOf(mine), mine)
    await paper.control('/deposits/reject', { account: mine.account, reason: 'amountdiffers', remark: 'Only EUR 900.' })
    const list = (await paper.call('/funds/depositlist', {}, mine)).data.list
    expect(list).toMatchObject([{ id: data.id, status: 2, reason: 'amountdiffers', remark: 'Only EUR 900.' }])
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['0.00', '0.00'])
    expect(await messagesOf(mine)).toContain('Deposit rejected')
  })

  it('may be submitted at night, and is processed from the next opening', async () => {
    const mine = await paper.customer()
    const friday = new Date('2026-01-16T12:00:00Z')
    await standAt(paper, friday)
    const again = await login(mine)
    const body = await depositOf(again, { transferdate: '2026-01-16' })
    const { data } = await paper.call('/funds/deposit', body, again)
    expect(data.arrivetime).toBe(Date.parse('2026-01-21T01:30:00Z'))
    await standAt(paper, MONDAY)
  })
})

/** After a jump in time the session has ended. */
const login = async ({ account }: Session): Promise<Session> =>
  (await paper.call('/user/login', { account, password: 'test1234' })).data

describe('a withdrawal', () => {
  it('is previewed with missing requirements, its limits and its cost', async () => {
    const mine = await paper.customer({ MYR: '6120.00' })
    const preview = async (fields: Record<string, string>) =>
      (await paper.call('/funds/withdrawpreview', fields, mine)).data
    expect(await preview({ type: 'MYR', money: '1500' })).toMatchObject({
      available: '6120.00',
      min: '100.00',
      max: '500000.00',
      feefixed: '0.00',
      feerate: '0.1',
      feemin: '1.00',
      feemax: '50.00',
      money: '1500.00',
      fee: '1.50',
      arrival: '1498.50',
      verified: 0,
      fundpassword: 0,
      cards: 0,
      hours: { open: '08:30', close: '17:00', isopen: 1 },
      arrivetime: Date.parse('2026-01-12T09:00:00Z'),
    })
    await paper.control('/identity/grant', { account: mine.account, name: 'Marina Ribera' })
    await paper.control('/fundpassword', { account: mine.account, password: PASSWORD })
    await bind(paper, mine)
    const cardid = await bind(paper, mine, walletFields({ network: 'ERC20', walletaddress: `0x${'12ab'.repeat(10)}` }))
    expect(await preview({ type: 'USDT' })).toMatchObject({ feefixed: '1.00', verified: 2, fundpassword: 1, cards: 1 })
    expect(await preview({ type: 'USDT', cardid, money: '100' })).toMatchObject({ fee: '5.00', arrival: '95.00' })
  })

  it('freezes its amount, and is debited with payout and fee when it is paid', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const card = await bind(paper, mine)
    const { data } = await paper.call('/funds/withdraw', withdrawalOf(card, { money: '1500.00' }), mine)
    expect(data).toMatchObject({
      money: '1500.00',
      fee: '1.50',
      arrival: '1498.50',
      cardid: card,
      card: 'Banco Sereno ES91 **** 1332',
      status: 0,
      requesttime: MONDAY.getTime(),
      arrivetime: Date.parse('2026-01-12T09:00:00Z'),
    })
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['500.00', '1500.00'])
    await paper.control('/withdrawals/pay', { account: mine.account })
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['500.00', '0.00'])
    const { data: list } = await paper.call('/user/withdrawallist', { type: 'eur' }, mine)
    expect(list).toMatchObject([
      { id: data.id, status: 1, money: '1500.00', fee: '1.50', endtime: MONDAY.getTime(), next: '' },
    ])
    expect(await messagesOf(mine)).toEqual(expect.arrayContaining(['Withdrawal requested', 'Withdrawal paid']))
  })

  it('releases its whole amount when it is cancelled or rejected', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const card = await bind(paper, mine)
    const first = (await paper.call('/funds/withdraw', withdrawalOf(card), mine)).data
    const cancelled = await paper.call('/funds/withdrawcancel', { id: first.id, requestid: randomUUID() }, mine)
    expect(cancelled.data).toEqual({
      id: first.id,
      currency: 'EUR',
      money: '500.00',
      status: 3,
      endtime: MONDAY.getTime(),
    })
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['2000.00', '0.00'])
    await paper.call('/funds/withdraw', withdrawalOf(card), mine)
    await paper.control('/withdrawals/reject', { account: mine.account, reason: 'namediffers' })
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['2000.00', '0.00'])
    const { data } = await paper.call('/user/withdrawallist', { type: 'EUR' }, mine)
    expect(data.map(({ reason, status }) => [status, reason])).toEqual([
      [2, 'namediffers'],
      [3, ''],
    ])
  })

  it('is found by its own customer and the id of its request only', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const body = withdrawalOf(await bind(paper, mine))
    const { data } = await paper.call('/funds/withdraw', body, mine)
    await paper.call('/funds/withdraw', withdrawalOf(data.cardid, { money: '600.00' }), mine)
    const asked = async (requestid: string, session = mine, type = 'EUR') =>
      (await paper.call('/user/withdrawallist', { type, requestid }, session)).data.map((row) => [
        row.id,
        row.requestid,
      ])
    expect(await asked(body.requestid)).toEqual([[data.id, body.requestid]])
    expect(await asked(randomUUID())).toEqual([])
    expect(await asked(body.requestid, mine, 'USD')).toEqual([])
    expect(await asked(body.requestid, await paper.customer())).toEqual([])
    // A refused request has created none.
    const refused = withdrawalOf(data.cardid, { money: '999999.00' })
    await paper.call('/funds/withdraw', refused, mine)
    expect(await asked(refused.requestid)).toEqual([])
  })

  it('pages through its list without losing or repeating a row', async () => {
    const mine = await ready(paper, { EUR: '3000.00' })
    const card = await bind(paper, mine, bankFields())
    for (let n = 0; n < 5; n++) await paper.call('/funds/withdraw', withdrawalOf(card, { money: `${100 + n}` }), mine)
    const seen: Array<unknown> = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const fields: Record<string, string> = { type: 'EUR', limit: '2', ...(cursor && { cursor }) }
      const { data } = await paper.call('/user/withdrawallist', fields, mine)
      seen.push(...data.map(({ money }) => money))
      cursor = data.at(-1)?.next || undefined
    }
    expect(seen).toEqual(['104.00', '103.00', '102.00', '101.00', '100.00'])
  })
})

describe('the automatic review', () => {
  it('approves and pays automatically after the set time, once, also with two brokers', async () => {
    const own = await startTestBroker({ reviewAfter: MINUTE })
    await standAt(own, MONDAY)
    const mine = await ready(own, { EUR: '1000.00' })
    const card = await bind(own, mine)
    const twin = await own.twin()
    await own.call('/funds/deposit', await depositOf(mine, {}, own), mine)
    await own.call('/funds/withdraw', withdrawalOf(card), mine)
    await own.control('/jobs/run', {})
    expect(await walletOf(own, mine, 'EUR')).toEqual(['500.00', '500.00'])
    await own.control('/clock', { advanceMilliseconds: MINUTE })
    await Promise.all(Array.from({ length: 4 }, () => own.control('/jobs/run', {})))
    await expect.poll(() => walletOf(own, mine, 'EUR')).toEqual(['2000.00', '0.00'])
    const { jobs } = await own.control<{ jobs: Array<{ kind: string }> }>('/jobs')
    expect(jobs.filter(({ kind }) => kind.endsWith('-review'))).toEqual([])
    await own.control('/clock', { advanceMilliseconds: HOUR })
    await own.control('/jobs/run', {})
    expect(await walletOf(own, mine, 'EUR')).toEqual(['2000.00', '0.00'])
    expect(await problemsOf(own)).toEqual([])
    await twin.stop()
    await own.stop()
  })
})
