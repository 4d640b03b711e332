import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../domain/calendar/day.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { deposits } from '../deposits/deposits.ts'
import { exchange } from '../exchange/exchange.ts'
import { movements } from '../records/movements.ts'
import { payees } from '../payees/payees.ts'
import { type CallTable, describeCalls, read } from '../testing/callTable.ts'
import { example } from '../testing/contract.ts'
import { withdrawals } from '../withdrawals/withdrawals.ts'

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const page = { cursor: 'abc', limit: 20 }
const PAGE = 'cursor=abc&limit=20'
const range = { from: 1767225600000, until: 1769904000000 }
const RANGE = 'from=1767225600000&to=1769904000000'
const everything = { currency: null, kinds: [], from: null, until: null }
const day = parseDay('2026-01-15')!
const paidIn = { channelId: 'bank-eur', currency: 'EUR', amount: decimal('1500.00'), transferDay: day } as const
const bank = { method: 'bank', holder: 'Marina Ribera', number: 'ES9121000418450200051332', bank: 'Banco' } as const
const order = { currency: 'MYR', amount: decimal('1500.00'), cardId: '7' } as const
const out = { ...order, fundPassword: 'a1b2c3' } as const
const SIGNED = {
  credentialId: 'kN3c',
  clientData: 'eyJ0',
  authenticatorData: 'SZYN',
  signature: 'MEUC',
  userHandle: 'AZCl',
}

/** How the app makes every call about money, and the form it sends. */
const CALLS: CallTable = {
  '/funds/channels': [[(call) => deposits(call).channels('es'), 'language=es']],
  '/funds/deposit': [
    [
      (call) => deposits(call).submit({ ...paidIn, accountType: 'savings', proof: ID }, ID),
      `channelid=bank-eur&currency=EUR&money=1500.00&transferdate=2026-01-15&accounttype=savings&proof=${ID}&requestid=${ID}`,
    ],
    [
      (call) => deposits(call).submit({ ...paidIn, accountType: null, proof: ID }, ID),
      `channelid=bank-eur&currency=EUR&money=1500.00&transferdate=2026-01-15&proof=${ID}&requestid=${ID}`,
    ],
  ],
  '/funds/depositlist': [
    [(call) => deposits(call).list({}), ''],
    [(call) => deposits(call).list(page), PAGE],
  ],
  '/funds/withdrawpreview': [
    [(call) => withdrawals(call).preview({ currency: 'MYR' }), 'type=MYR'],
    [
      (call) => withdrawals(call).preview({ currency: 'MYR', cardId: '7', amount: decimal('1500.50') }),
      'type=MYR&cardid=7&money=1500.50',
    ],
  ],
  '/funds/withdraw': [
    [
      (call) => withdrawals(call).submit(out, ID),
      `currency=MYR&money=1500.00&cardid=7&fundpassword=a1b2c3&requestid=${ID}`,
    ],
  ],
  '/funds/withdrawchallenge': [[(call) => withdrawals(call).challenge(order), 'currency=MYR&money=1500.00&cardid=7']],
  '/funds/withdrawbypasskey': [
    [
      (call) => withdrawals(call).submitByPasskey(order, SIGNED, ID),
      `currency=MYR&money=1500.00&cardid=7&credentialid=kN3c&clientdata=eyJ0&authenticatordata=SZYN&signature=MEUC&userhandle=AZCl&requestid=${ID}`,
    ],
  ],
  '/funds/withdrawcancel': [[(call) => withdrawals(call).cancel('9', ID), `id=9&requestid=${ID}`]],
  '/user/withdrawallist': [
    [(call) => withdrawals(call).list('EUR', {}), 'type=EUR&limit=20'],
    [(call) => withdrawals(call).list('EUR', { cursor: 'abc' }), 'type=EUR&cursor=abc&limit=20'],
  ],
  '/bank/list': [
    [(call) => payees(call).list(), ''],
    [(call) => payees(call).list('USDT'), 'type=USDT'],
  ],
  '/bank/add': [
    [
      (call) =>
        payees(call).bind({ ...bank, swift: 'CAIXESBBXXX', accountType: 'savings', payeeAddress: 'x' }, '739182', ID),
      `method=bank&holder=Marina+Ribera&number=ES9121000418450200051332&bank=Banco&swift=CAIXESBBXXX&payeeaddress=x&accounttype=savings&fundpassword=739182&requestid=${ID}`,
    ],
    [
      (call) => payees(call).bind({ method: 'wallet', network: 'TRC20', address: 'TQn9' }, '739182', ID),
      `method=wallet&network=TRC20&walletaddress=TQn9&fundpassword=739182&requestid=${ID}`,
    ],
  ],
  '/bank/unbind': [[(call) => payees(call).unbind('7', ID), `id=7&requestid=${ID}`]],
  '/exchange/pairs': [[(call) => exchange(call).rate('EUR', 'MYR'), 'from=EUR&to=MYR']],
  '/exchange/quote': [[(call) => exchange(call).quote('EUR', 'MYR'), 'from=EUR&to=MYR']],
  '/exchange/submit': [
    [
      (call) => exchange(call).submit({ quoteId: '3', amount: decimal('500.00') }, ID),
      `quoteid=3&money=500.00&requestid=${ID}`,
    ],
  ],
  '/exchange/list': [
    [(call) => exchange(call).list({}), ''],
    [(call) => exchange(call).list(page), PAGE],
  ],
  '/records/funding': [
    [(call) => movements(call).funding(everything, {}), ''],
    [
      (call) => movements(call).funding({ currency: 'EUR', kinds: ['deposit', 'fee'], ...range }, page),
      `type=EUR&kind=deposit%2Cfee&${RANGE}&${PAGE}`,
    ],
  ],
  '/records/transaction': [
    [(call) => movements(call).trading({ ...everything, kinds: ['trade-fee'], until: 7 }, {}), 'kind=tradefee&to=7'],
  ],
  '/records/position': [
    [(call) => movements(call).closed({ currency: null, direction: null, from: null, until: null }, {}), ''],
    [
      (call) => movements(call).closed({ currency: 'MYR', direction: 'short', ...range }, page),
      `type=MYR&kind=short&${RANGE}&${PAGE}`,
    ],
  ],
}

describe('the calls about money', () => {
  // Only tests read the wallets of the paper broker; the app calls /trade/funds.
  describeCalls({ tags: ['funds', 'bank', 'exchange', 'records'], elsewhere: ['/funds/wallets'] }, CALLS)
})

describe('the decoded answers', () => {
  it('have deposit channels, open and closed', async () => {
    const [bankWay, walletWay, closed] = await read((call) => deposits(call).channels('us'), example('/funds/channels'))
    expect(bankWay).toMatchObject({ isOpen: true, hours: { isOpen: true, open: '09:30' }, arriveHours: 48 })
    expect(bankWay?.accounts[0]).toMatchObject({ number: 'ES9121000418450200051332', network: null })
    expect(walletWay?.accounts[0]).toMatchObject({ number: null, network: 'TRC20', accountType: null })
    expect(closed).toMatchObject({ isOpen: false, accounts: [], hours: { isOpen: false } })
  })

  it('have deposits in every state', async () => {
    const { list } = await read((call) => deposits(call).list({}), example('/funds/depositlist'))
    expect(list.map(({ state, reason, reviewedAt }) => [state, reason, reviewedAt !== null])).toEqual([
      ['under-review', null, false],
      ['approved', null, true],
      ['rejected', 'amountdiffers', true],
    ])
  })

  it('have the missing requirements of a withdrawal, and withdrawals of an older server with few fields', async () => {
    const preview = await read(
      (call) => withdrawals(call).preview({ currency: 'MYR' }),
      example('/funds/withdrawpreview'),
    )
    expect(preview.standing).toEqual({ identity: 'verified', hasFundPassword: true, hasCard: true, owesCredit: false })
    expect([preview.limits.min, preview.fee].map(formatDecimal)).toEqual(['100.00', '1.50'])
    const { list } = await read((call) => withdrawals(call).list('EUR', {}), example('/user/withdrawallist'))
    expect(list[0]).toMatchObject({ state: 'under-review', endedAt: null, requestedAt: 1768442400600 })
    expect(list[1]).toMatchObject({ id: null, state: 'under-review', currency: 'EUR', requestedAt: null })
    expect(list.map(({ state }) => state)).toContain('cancelled')
  })

  it('have payees, rates and records', async () => {
    const bound = await read((call) => payees(call).list(), example('/bank/list'))
    expect(bound.map(({ kind, inUse }) => [kind, inUse])).toEqual([
      ['iban', true],
      ['card', false],
      ['wallet', false],
    ])
    const rate = await read((call) => exchange(call).rate('VND', 'EUR'), example('/exchange/pairs'))
    expect(rate && [formatDecimal(rate.rate), formatDecimal(rate.least)]).toEqual(['0.0000362211', '277'])
    expect(await read((call) => exchange(call).rate('EUR', 'EUR'), example('/exchange/pairs'))).toBeNull()
    const funding = await read((call) => movements(call).funding(everything, {}), example('/records/funding'))
    expect(funding.list.map(({ kind }) => kind)).toContain('withdrawal-returned')
    expect(funding.list.map(({ kind }) => kind)).not.toContain('other')
    const { list } = await read(
      (call) => movements(call).closed({ ...everything, direction: null }, {}),
      example('/records/position'),
    )
    expect(list[1]).toMatchObject({ direction: 'short', orderId: '0190a0d3-4f50-7287-9e9f-ae523f506172' })
  })
})
