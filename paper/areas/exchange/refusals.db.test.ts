import { randomUUID as id } from 'node:crypto'
import {
  broker,
  type Fields,
  meanwhile,
  NOTHING,
  type Provoke,
  say,
  testRefusals,
  underReview,
} from '../transfers/testing/refusalCases.ts'
import { MONDAY, sold, standAt, walletOf } from '../transfers/testing/testing.ts'
import type { Session } from '../../testing/broker.ts'

const quoteOf = async (mine: Session): Promise<string> =>
  (await broker().call('/exchange/quote', { from: 'EUR', to: 'JPY' }, mine)).data.quoteid
const submitSays =
  (change: Fields): Provoke =>
  async () => {
    const mine = await broker().customer({ EUR: '10.00' })
    return say('/exchange/submit', { quoteid: await quoteOf(mine), money: '10.00', requestid: id(), ...change }, mine)
  }

const VALID = {
  '/exchange/pairs': {},
  '/exchange/quote': { from: 'EUR', to: 'USD' },
  '/exchange/submit': { quoteid: NOTHING, money: '1', requestid: id() },
  '/exchange/list': {},
  '/records/funding': {},
  '/records/transaction': {},
  '/records/position': {},
}

testRefusals(VALID, {
  '/exchange/quote': {
    'same-currency-exchange': async () => say('/exchange/quote', { from: 'EUR', to: 'EUR' }, await broker().customer()),
    'submitted-too-frequently': async () => {
      const mine = await broker().customer()
      for (let n = 0; n < 60; n++) await quoteOf(mine)
      return say('/exchange/quote', { from: 'EUR', to: 'JPY' }, mine)
    },
  },
  '/exchange/submit': {
    'fund-operation-in-progress': async () => {
      const mine = await broker().customer({ EUR: '10.00' })
      const fields = { quoteid: await quoteOf(mine), money: '1.00', requestid: id() }
      return meanwhile(mine, () => say('/exchange/submit', fields, mine))
    },
    'quote-expired': submitSays({ quoteid: NOTHING }),
    'quote-used': async () => {
      const mine = await broker().customer({ EUR: '10.00' })
      const fields = { quoteid: await quoteOf(mine), money: '1.00' }
      await broker().call('/exchange/submit', { ...fields, requestid: id() }, mine)
      return say('/exchange/submit', { ...fields, requestid: id() }, mine)
    },
    'amount-below-minimum': submitSays({ money: '0.00' }),
    'insufficient-balance': submitSays({ money: '10.01' }),
    'insufficient-available-balance': async () => {
      const { mine } = await underReview()
      // The wallet has 200,000.00, of which a withdrawal holds 500.00.
      const fields = { quoteid: await quoteOf(mine), money: '199500.01', requestid: id() }
      return say('/exchange/submit', fields, mine)
    },
    'insufficient-withdrawable-amount': async () => {
      const mine = await broker().customer({ MYR: '1000.00' })
      await sold(broker(), mine)
      const { data } = await broker().call('/exchange/quote', { from: 'MYR', to: 'EUR' }, mine)
      const [money] = await walletOf(broker(), mine, 'MYR')
      const said = await say('/exchange/submit', { quoteid: data.quoteid, money, requestid: id() }, mine)
      await standAt(broker(), MONDAY)
      return said
    },
    'request-id-reused': async () => {
      const mine = await broker().customer({ EUR: '10.00' })
      const fields = { quoteid: await quoteOf(mine), money: '1.00', requestid: id() }
      await broker().call('/exchange/submit', fields, mine)
      return say('/exchange/submit', { ...fields, money: '2.00' }, mine)
    },
  },
})
