import { Effect } from 'effect'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Gate } from '../../domain/funds/gates.ts'
import { decimal } from '../../domain/money/decimal.ts'
import type { CreditTerms } from '../../ports/Credit.ts'
import { ChannelNote } from '../block/ChannelNote.tsx'
import { CreditTab } from '../borrow/CreditTab.tsx'
import { makeCreditModel } from '../borrow/credit.model.ts'
import { GateNotice } from '../funds/GateNotice.tsx'
import { loadNamespace, startWords } from '../i18n/words.ts'
import InfoBuy from '../ticket/InfoBuy.tsx'
import { type Broker, desk } from '../ticket/testing/desk.ts'
import { mountScreen } from '../ticket/testing/mountScreen.tsx'
import { detail } from '../ticket/testing/sample.ts'
import { makeServerModel } from './server.model.ts'

const SERVICE = 'https://service.example/chat'

beforeAll(async () => {
  await startWords('us')
  const names = ['block', 'borrow', 'funds', 'market', 'server', 'ticket'] as const
  await Promise.all(names.map((name) => loadNamespace(name)))
})

const TERMS: CreditTerms = {
  currency: 'EUR',
  channel: 'open',
  rate: decimal('0.05'),
  yearRate: decimal('18.25'),
  min: decimal('100'),
  max: decimal('5000'),
  quota: decimal('5000'),
  owed: decimal('0'),
  identity: 'verified',
  hasFundPassword: true,
}

/** An app whose broker has a chat with customer service. */
const fakeApp = async (broker: Partial<Broker> = {}, terms: Partial<CreditTerms> = {}, margin = '1') => {
  const { app } = desk(broker, {
    credit: { terms: () => Effect.succeed({ ...TERMS, ...terms }) },
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
  })
  await app.model(makeServerModel).load()
  return app
}

const withdrawal = (gate: Gate) => (
  <GateNotice
    gate={gate}
    standing={{ identity: 'not-submitted', hasFundPassword: false, hasCard: false, owesCredit: true }}
    currency="EUR"
  />
)

const show = async (what: ReactNode) => mountScreen(await fakeApp(), '/', () => what, {})

const borrowing = async (terms: Partial<CreditTerms>) => {
  const app = await fakeApp({}, terms)
  await app.model(makeCreditModel).terms.load()
  return mountScreen(app, '/', CreditTab, {})
}

const ticket = async (broker: Partial<Broker>, margin = '1') =>
  mountScreen(await fakeApp(broker, {}, margin), '/quotes/infoBuy', InfoBuy, { code: 'MY0101', direction: 'long' })

const open = { isOpen: true, hasPassword: true }
const LOAN = 'A credit loan needs a verified identity and a fund password.'

describe('gates before forms', () => {
  it.each([
    [
      'a withdrawal, identity',
      () => show(withdrawal('identity')),
      'Only verified customers can withdraw.',
      '/mine/verified',
    ],
    [
      'a withdrawal, fund password',
      () => show(withdrawal('fund-password')),
      'It confirms every withdrawal.',
      '/mine/fundPassword',
    ],
    [
      'a withdrawal, payee',
      () => show(withdrawal('card')),
      'No linked card or wallet can receive EUR yet.',
      '/mine/bankAdd',
    ],
    [
      'a withdrawal, credit loan',
      () => show(withdrawal('credit')),
      'Repay your credit loan first',
      '/home/borrow?tab=credit',
    ],
    ['borrowing, identity', () => borrowing({ identity: 'not-submitted' }), LOAN, '/mine/verified'],
    ['borrowing, fund password', () => borrowing({ hasFundPassword: false }), LOAN, '/mine/fundPassword'],
    [
      'a block, channel password',
      () => show(<ChannelNote channel={open} />),
      'A channel password is needed to buy.',
      SERVICE,
    ],
    [
      'a block, channel closed',
      () => show(<ChannelNote channel={{ ...open, isOpen: false }} />),
      'The channel is closed',
      null,
    ],
    [
      'an order, market closed',
      () => ticket({ detail: () => Effect.succeed(detail('closed')) }),
      'The market is closed. Orders are accepted from',
      null,
    ],
    [
      'an order, two-way margin',
      () => ticket({}, '0'),
      'Short sales and leverage need two-way margin trading',
      SERVICE,
    ],
  ])('%s: is said before anything is typed, with the way out', async (_, mount, said, leadsTo) => {
    await mount()
    await expect.element(page.getByText(said)).toBeVisible()
    const links = page.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(leadsTo === null ? [] : [leadsTo])
  })
})
