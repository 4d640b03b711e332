import { randomUUID as id } from 'node:crypto'
import { expect } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session } from '../../testing/broker.ts'
import { later, MINUTE } from '../../platform/clock/instant.ts'
import {
  atTime,
  broker,
  closed,
  type Fields,
  lend,
  meanwhile,
  NOTHING,
  type Provoke,
  rejectIdentity,
  rich,
  say,
  testRefusals,
  underReview,
  withdrawFields,
  without,
  withoutFundPassword,
} from './testing/refusalCases.ts'
import { bankFields, bind, MONDAY, proofOf, ready } from './testing/testing.ts'

const depositFields = async (mine: Session, change: Fields = {}): Promise<Fields> => {
  const proof = change['proof'] ?? (await proofOf(broker(), mine))
  const own = { channelid: 'bank-eur', currency: 'EUR', money: '100.00', transferdate: '2026-01-12' }
  return { ...own, requestid: id(), ...change, proof }
}
const depositSays =
  (change: Fields): Provoke =>
  async () => {
    const mine = await broker().customer()
    return say('/funds/deposit', await depositFields(mine, change), mine)
  }

const withdrawSays =
  (change: Fields): Provoke =>
  async () => {
    const mine = await rich()
    return say('/funds/withdraw', withdrawFields(await bind(broker(), mine), change), mine)
  }
const VALID = {
  '/funds/wallets': {},
  '/funds/channels': { language: 'es' },
  '/funds/deposit': {
    channelid: 'bank-eur',
    currency: 'EUR',
    money: '1',
    transferdate: '2026-01-12',
    proof: NOTHING,
    requestid: id(),
  },
  '/funds/depositlist': {},
  '/funds/withdrawpreview': { type: 'EUR' },
  '/funds/withdraw': withdrawFields(NOTHING),
  '/funds/withdrawcancel': { id: NOTHING, requestid: id() },
  '/user/withdrawallist': { type: 'EUR' },
}

testRefusals(VALID, {
  '/funds/deposit': {
    'submitted-too-frequently': async () => {
      const mine = await broker().customer()
      for (let n = 0; n < 30; n++) await broker().call('/funds/deposit', await depositFields(mine), mine)
      return say('/funds/deposit', await depositFields(mine), mine)
    },
    'fund-operation-in-progress': async () => {
      const mine = await broker().customer()
      const fields = await depositFields(mine)
      return meanwhile(mine, () => say('/funds/deposit', fields, mine))
    },
    'deposit-channel-unavailable': () => closed('bank-eur', depositSays({})),
    'amount-below-minimum': depositSays({ money: '19.99' }),
    'amount-above-maximum': depositSays({ money: '100000.01' }),
    'transfer-date-not-allowed': depositSays({ transferdate: '2026-01-13' }),
    'upload-not-found': depositSays({ proof: NOTHING }),
    'deposit-proof-used': async () => {
      const mine = await broker().customer()
      const fields = await depositFields(mine)
      await broker().call('/funds/deposit', fields, mine)
      return say('/funds/deposit', { ...fields, requestid: id() }, mine)
    },
    'submit-failed': () => without('deposits', depositSays({})),
    'request-id-reused': async () => {
      const mine = await broker().customer()
      const fields = await depositFields(mine)
      await broker().call('/funds/deposit', fields, mine)
      return say('/funds/deposit', { ...fields, money: '101.00' }, mine)
    },
  },
  '/funds/withdrawpreview': {
    'bank-card-not-found': async () =>
      say('/funds/withdrawpreview', { type: 'EUR', cardid: NOTHING }, await broker().customer()),
    'card-currency-mismatch': async () => {
      const mine = await ready(broker())
      return say('/funds/withdrawpreview', { type: 'USDT', cardid: await bind(broker(), mine) }, mine)
    },
  },
  '/funds/withdraw': {
    'fund-operation-in-progress': async () => {
      const mine = await rich()
      const fields = withdrawFields(await bind(broker(), mine))
      return meanwhile(mine, () => say('/funds/withdraw', fields, mine))
    },
    'identity-not-verified': async () => say('/funds/withdraw', withdrawFields(NOTHING), await broker().customer()),
    'identity-failed': async () => {
      const mine = await ready(broker())
      await rejectIdentity(mine)
      return say('/funds/withdraw', withdrawFields(NOTHING), mine)
    },
    'fund-password-not-set': async () => say('/funds/withdraw', withdrawFields(NOTHING), await withoutFundPassword()),
    'bank-card-not-found': withdrawSays({ cardid: NOTHING }),
    'card-currency-mismatch': withdrawSays({ currency: 'USDT' }),
    'withdrawals-waiting': async () => {
      const mine = await rich()
      const fields = withdrawFields(await bind(broker(), mine))
      const change = { oldpassword: 'test1234', password: 'other5678', repassword: 'other5678', requestid: id() }
      await broker().call('/security/loginpassword', change, mine)
      return say('/funds/withdraw', fields, mine)
    },
    'recovery-waiting': async () => {
      const mine = await rich()
      const fields = withdrawFields(await bind(broker(), mine))
      const { clock, db } = broker().broker
      const recovered_at = await clock.now()
      await db.updateTable('customers').set({ recovered_at }).where('phone', '=', mine.account).execute()
      return say('/funds/withdraw', fields, mine)
    },
    'payee-waiting': async () => {
      const mine = await rich()
      await bind(broker(), mine)
      const further = bankFields({ number: 'DE89370400440532013000' })
      return say('/funds/withdraw', withdrawFields(await bind(broker(), mine, further)), mine)
    },
    'outside-withdrawal-hours': async () => {
      const mine = await rich()
      const fields = withdrawFields(await bind(broker(), mine))
      return atTime(new Date('2026-01-12T09:00:00Z'), mine, (again) => say('/funds/withdraw', fields, again))
    },
    'amount-below-minimum': withdrawSays({ money: '20' }),
    'amount-above-maximum': withdrawSays({ money: '150000' }),
    'credit-loan-outstanding': async () => {
      const mine = await rich()
      await lend(mine)
      return say('/funds/withdraw', withdrawFields(await bind(broker(), mine)), mine)
    },
    'insufficient-withdrawable-amount': async () => {
      const mine = await ready(broker(), { EUR: '499.99' })
      return say('/funds/withdraw', withdrawFields(await bind(broker(), mine)), mine)
    },
    'wrong-fund-password': withdrawSays({ fundpassword: '280518' }),
    'submitted-too-frequently': async () => {
      const mine = await rich()
      const card = await bind(broker(), mine)
      const guess = (n: number) => say('/funds/withdraw', withdrawFields(card, { fundpassword: `91720${n}` }), mine)
      for (let n = 0; n < 5; n++) expect(await guess(n)).toBe(textByCode['wrong-fund-password'])
      const right = await say('/funds/withdraw', withdrawFields(card), mine)
      await atTime(later(MONDAY, 15 * MINUTE), mine, async (again) => {
        expect((await broker().call('/funds/withdraw', withdrawFields(card), again)).status).toBe(1)
        return undefined
      })
      return right
    },
    'withdrawal-failed': () => closed('payments', withdrawSays({})),
    'request-id-reused': async () => {
      const mine = await rich()
      const fields = withdrawFields(await bind(broker(), mine))
      await broker().call('/funds/withdraw', fields, mine)
      return say('/funds/withdraw', { ...fields, money: '501.00' }, mine)
    },
  },
  '/funds/withdrawcancel': {
    'fund-operation-in-progress': async () => {
      const { mine, withdrawal } = await underReview()
      return meanwhile(mine, () => say('/funds/withdrawcancel', { id: withdrawal, requestid: id() }, mine))
    },
    'withdrawal-not-found': async () => {
      const { withdrawal } = await underReview()
      return say('/funds/withdrawcancel', { id: withdrawal, requestid: id() }, await broker().customer())
    },
    'withdrawal-not-pending': async () => {
      const { mine, withdrawal } = await underReview()
      await broker().control('/withdrawals/pay', { id: withdrawal })
      return say('/funds/withdrawcancel', { id: withdrawal, requestid: id() }, mine)
    },
    'request-id-reused': async () => {
      const { mine, withdrawal } = await underReview()
      const requestid = id()
      await broker().call('/funds/withdrawcancel', { id: withdrawal, requestid }, mine)
      return say('/funds/withdrawcancel', { id: NOTHING, requestid }, mine)
    },
  },
})
