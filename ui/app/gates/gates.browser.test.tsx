import { Effect } from 'effect'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Gate } from '../../../domain/withdrawals/gates.ts'
import type { IdentityState } from '../../../domain/contract/enumerations.ts'
import { decimal } from '../../../domain/money/decimal.ts'
import BankAdd from '../../areas/payees/BankAdd.tsx'
import { ChannelGate } from '../../areas/block/ChannelGate.tsx'
import CreditTab from '../../areas/credit/CreditTab.tsx'
import { makeCreditModel } from '../../areas/credit/credit.model.ts'
import { LendTab } from '../../areas/lending/LendTab.tsx'
import { makeLendingModel } from '../../areas/lending/lending.model.ts'
import { makeFacilityModel } from '../../areas/daytrade/facility.model.ts'
import { FacilityGate } from '../../areas/daytrade/FacilityGate.tsx'
import ExchangePanel from '../../areas/exchange/ExchangePanel.tsx'
import { BuyForm } from '../../areas/copytrading/BuyForm.tsx'
import { makeProductModel } from '../../areas/copytrading/product.model.ts'
import { makeDepositModel } from '../../areas/deposits/deposit.model.ts'
import { DepositForm } from '../../areas/deposits/DepositForm.tsx'
import { FundsGate } from '../../areas/transfers/FundsGate.tsx'
import Stored from '../../areas/deposits/Stored.tsx'
import { PAYEE, PREVIEW } from '../../areas/withdrawals/testing/withdrawing.ts'
import { startAllWords } from '../../testing/allWords.ts'
import NewShareInfo from '../../areas/offers/NewShareInfo.tsx'
import { CloseGate } from '../../areas/positions/trade/CloseGate.tsx'
import type { FakePorts } from '../../testing/fakeApp.ts'
import InfoBuy from '../../areas/orders/ticket/InfoBuy.tsx'
import { type Broker, desk } from '../../areas/orders/ticket/testing/desk.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { detail, position } from '../../areas/orders/ticket/testing/sample.ts'
import { FOLLOW_PRODUCT } from '../../areas/copytrading/testing/product.ts'
import { NEW_SHARE } from '../../areas/offers/testing/newShare.ts'
import { CREDIT, DEPOSIT_CHANNEL, FACILITY, IDENTITY } from '../testing/gated.ts'
import { makeServerModel } from '../session/server.model.ts'

const SERVICE = 'https://service.example/chat'

beforeAll(async () => {
  await startAllWords('us')
})

/** An app whose broker has a chat with customer service. */
const fakeApp = async (ports: FakePorts = {}, broker: Partial<Broker> = {}, margin = '1') => {
  const { app } = desk(broker, {
    quotes: { batch: () => Effect.never },
    serverConfig: {
      settings: () =>
        Effect.succeed({
          title: null,
          logo: null,
          customerService: SERVICE,
          simulation: true,
          entries: new Map([['margin', margin]]),
        }),
    },
    ...ports,
  })
  await app.model(makeServerModel).load()
  return app
}

const show = async (what: ReactNode) => mountScreen(await fakeApp(), '/', () => what, {})

const withdrawal = (gate: Gate) => show(<FundsGate gate={gate} identity="not-submitted" currency="EUR" />)

const borrowing = async (terms: Partial<typeof CREDIT>) => {
  const app = await fakeApp({
    credit: {
      terms: () => Effect.succeed({ ...CREDIT, ...terms }),
      loans: () => Effect.succeed({ list: [], next: null }),
    },
  })
  app.model(makeCreditModel).open()
  return mountScreen(app, '/', CreditTab, {})
}

const ticket = async (broker: Partial<Broker>, margin = '1') =>
  mountScreen(await fakeApp({}, broker, margin), '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })

const paying = async (available: string, settled: string) => {
  const wallet = { currency: 'EUR', available: decimal(available), settled: decimal(settled) } as const
  const app = await fakeApp({ exchange: { wallets: () => Effect.succeed([wallet]), rate: () => Effect.never } })
  return mountScreen(app, '/', ExchangePanel, {})
}

const depositing = async (Screen: () => ReactNode) => {
  const app = await fakeApp({ deposits: { channels: () => Effect.succeed([DEPOSIT_CHANNEL]) } })
  await app.model(makeDepositModel).open(DEPOSIT_CHANNEL.id)
  return mountScreen(app, '/', Screen, {})
}

const lending = async (channel: 'full' | 'closed') => {
  const nothing = { list: [], next: null }
  const app = await fakeApp({
    lending: {
      offers: () => Effect.succeed({ channel, ...nothing }),
      holdings: () => Effect.succeed(nothing),
      loans: () => Effect.succeed(nothing),
    },
  })
  app.model(makeLendingModel).open()
  return mountScreen(app, '/', LendTab, {})
}

const copying = async (identity: IdentityState, available: string, state: 'open' | 'upcoming' = 'open') => {
  const product = { ...FOLLOW_PRODUCT, state }
  const wallet = { currency: 'EUR', available: decimal(available), settled: decimal(available) } as const
  const app = await fakeApp({
    exchange: { wallets: () => Effect.succeed([wallet]) },
    identity: { record: () => Effect.succeed({ ...IDENTITY, state: identity }) },
    following: { product: () => Effect.succeed(product), record: () => Effect.succeed([]) },
  })
  await app.model(makeProductModel).open(product.code)
  return mountScreen(app, '/', () => <BuyForm product={product} />, {})
}

const dayTrading = async (identity: IdentityState, standing: 'not-applied' | 'under-review' = 'not-applied') => {
  const app = await fakeApp({
    dayTrading: { facility: () => Effect.succeed({ ...FACILITY, standing }) },
    identity: { record: () => Effect.succeed({ ...IDENTITY, state: identity }) },
  })
  await app.model(makeFacilityModel).standing.load()
  return mountScreen(app, '/', FacilityGate, {})
}

const offer = async (stage: 'open' | 'upcoming' | 'listed') => {
  const app = await fakeApp({
    funds: { list: () => Effect.succeed([]) },
    offers: { find: () => Effect.succeed({ ...NEW_SHARE, stage }) },
  })
  return mountScreen(app, '/home/newShareInfo', NewShareInfo, { id: NEW_SHARE.id })
}

const binding = async (standing: Partial<typeof PREVIEW.standing>, bound = 0) => {
  const preview = { ...PREVIEW, standing: { ...PREVIEW.standing, ...standing } }
  const app = await fakeApp({
    withdrawals: { preview: () => Effect.succeed(preview) },
    payees: { list: () => Effect.succeed(Array.from({ length: bound }, () => PAYEE)) },
  })
  return mountScreen(app, '/mine/bankAdd', BankAdd, {})
}

const closing = (more: Parameters<typeof position>[0]) =>
  show(<CloseGate position={position({ closable: decimal('0'), ...more })} />)

const open = { isOpen: true, hasPassword: true }
const LOAN = 'To borrow, you need a verified identity and a transaction PIN.'
const CLOSED_DEPOSIT = 'This deposit method is closed for now'
const halted = detail('halted')

/**
 * The action · how its screen is opened · the text of the gate · the targets of its links and the labels of its
 * buttons.
 */
type Row = readonly [string, () => Promise<unknown>, string, ReadonlyArray<string>]

const GATES: ReadonlyArray<Row> = [
  ['a withdrawal, identity', () => withdrawal('identity'), 'Only verified customers can withdraw.', ['/mine/verified']],
  [
    'a withdrawal, fund password',
    () => withdrawal('fund-password'),
    'It confirms every withdrawal.',
    ['/mine/fundPassword'],
  ],
  [
    'a withdrawal, payee',
    () => withdrawal('card'),
    'None of your payout accounts can receive EUR yet.',
    ['/mine/bankAdd'],
  ],
  ['a withdrawal, credit loan', () => withdrawal('credit'), 'Repay your loan first', ['/home/borrow?tab=credit']],
  ['a deposit, channel closed', () => depositing(Stored), CLOSED_DEPOSIT, [SERVICE]],
  ["a deposit's form, channel closed", () => depositing(DepositForm), CLOSED_DEPOSIT, [SERVICE]],
  ['an exchange, no balance', () => paying('0', '0'), 'No EUR to exchange', ['/mine/stored']],
  [
    'an exchange, nothing settled',
    () => paying('50', '0'),
    '50,00\u00a0EUR from sales has not settled',
    ['/mine/stored'],
  ],
  ['a payee, identity', () => binding({ identity: 'under-review' }), 'under review', ['/mine/verified']],
  [
    'a payee, fund password',
    () => binding({ hasFundPassword: false }),
    'Set a transaction PIN',
    ['/mine/fundPassword'],
  ],
  ['a payee, ten bound', () => binding({}, 10), 'You have reached the limit of 10', ['/mine/bank']],
  ['a credit loan, identity', () => borrowing({ identity: 'not-submitted' }), LOAN, ['/mine/verified']],
  ['a credit loan, fund password', () => borrowing({ hasFundPassword: false }), LOAN, ['/mine/fundPassword']],
  ['a credit loan, quota full', () => borrowing({ channel: 'full' }), 'The loan quota is full', []],
  ['lending, quota full', () => lending('full'), 'The lending quota is full', []],
  ['lending, channel closed', () => lending('closed'), 'Lending is closed', []],
  [
    'a block, channel password',
    () => show(<ChannelGate channel={open} />),
    'You need an access password to buy.',
    [SERVICE],
  ],
  [
    'a block, channel closed',
    () => show(<ChannelGate channel={{ ...open, isOpen: false }} />),
    'Block trading is closed',
    [],
  ],
  ['copying, identity', () => copying('rejected', '2000'), 'can copy a product', ['/mine/verified']],
  ['copying, not on sale', () => copying('verified', '2000', 'upcoming'), 'Not on sale', []],
  ['copying, no balance', () => copying('verified', '0'), 'You need 502,50\u00a0EUR more', ['/mine/stored']],
  ['day trading, identity', () => dayTrading('not-submitted'), 'can apply for day trading', ['/mine/verified']],
  ['day trading, application', () => dayTrading('verified'), 'Day trading is not enabled', ['Apply']],
  ['day trading, review', () => dayTrading('verified', 'under-review'), 'application is under review', []],
  [
    'an offer, no balance',
    () => offer('open'),
    'You need 125,00\u00a0MYR more',
    ['/mine/stored', '/mine/exchangeRate'],
  ],
  ['an offer, not open', () => offer('upcoming'), 'Applications are not open yet', []],
  [
    'an order, market closed',
    () => ticket({ detail: () => Effect.succeed(detail('closed')) }),
    'The market is closed. Orders are accepted from',
    [],
  ],
  [
    'an order, halted',
    () => ticket({ detail: () => Effect.succeed(halted) }),
    'Trading in this instrument is halted.',
    [],
  ],
  ['an order, two-way margin', () => ticket({}, '0'), 'Short sales and leverage need two-way margin', [SERVICE]],
  [
    'closing, all lent',
    () => closing({ lent: decimal('500') }),
    'These shares are on loan',
    ['/home/borrow?tab=loans'],
  ],
  ['closing, an order waits', () => closing({}), 'An order to close is waiting', ['/position/index?tab=pending']],
]

describe('gates before forms', () => {
  it.each(GATES)(
    '%s: the gate appears before anything is typed, with the next step',
    async (_, mount, said, leadsTo) => {
      await mount()
      const gate = page.getByRole('status').filter({ hasText: said })
      await expect.element(gate).toBeVisible()
      const ways = [...gate.element().querySelectorAll('a, button')]
      expect(ways.map((way) => way.getAttribute('href') ?? way.textContent)).toEqual(leadsTo)
    },
  )

  it('a customer who meets every requirement sees no gate', async () => {
    await copying('verified', '2000')
    await expect.element(page.getByRole('textbox')).toBeVisible()
    expect(page.getByRole('status').elements()).toEqual([])
  })
})
