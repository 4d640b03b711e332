import { randomUUID as id } from 'node:crypto'
import { broker, type Fields, meanwhile, NOTHING, type Provoke, say, testRefusals } from '../funds/refusing.ts'
import type { Session } from '../testing/broker.ts'

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
    'insufficient-available-balance': submitSays({ money: '10.01' }),
    'request-id-reused': async () => {
      const mine = await broker().customer({ EUR: '10.00' })
      const fields = { quoteid: await quoteOf(mine), money: '1.00', requestid: id() }
      await broker().call('/exchange/submit', fields, mine)
      return say('/exchange/submit', { ...fields, money: '2.00' }, mine)
    },
  },
})
