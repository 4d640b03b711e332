import { randomUUID as id } from 'node:crypto'
import {
  broker,
  closed,
  lend,
  meanwhile,
  NOTHING,
  type Provoke,
  rejectIdentity,
  rich,
  say,
  underReview,
  withdrawFields,
  without,
  withoutFundPassword,
} from '../../../paper/areas/transfers/testing/refusalCases.ts'
import { BLOCK, withChannelPassword } from '../../../paper/areas/block/testing/refusalCases.ts'
import {
  bankFields,
  bind,
  MONDAY,
  proofOf,
  ready,
  sold,
  standAt,
  walletOf,
} from '../../../paper/areas/transfers/testing/testing.ts'
import type { Session } from '../../../paper/testing/broker.ts'
import { picture, sendImage } from '../../../paper/testing/images.ts'
import { testMessages } from './testMessages.ts'

const withdrawing =
  (change: Record<string, string>): Provoke =>
  async () => {
    const mine = await rich()
    return say('/funds/withdraw', withdrawFields(await bind(broker(), mine), change), mine)
  }

const exchanging = async (mine: Session, from: string, money: string) => {
  const { data } = await broker().call('/exchange/quote', { from, to: 'JPY' }, mine)
  return say('/exchange/submit', { quoteid: data.quoteid, money, requestid: id() }, mine)
}

// Funds, and what the catalogue says of identity, cards, exchange and uploads.
testMessages({
  'insufficient-balance': async () => exchanging(await broker().customer({ EUR: '10.00' }), 'EUR', '10.01'),
  'insufficient-available-balance': async () => {
    const { mine } = await underReview()
    const [free] = await walletOf(broker(), mine, 'EUR')
    return exchanging(mine, 'EUR', (Number(free) + 0.01).toFixed(2))
  },
  'insufficient-withdrawable-amount': async () => {
    const mine = await ready(broker(), { MYR: '1000.00' })
    await sold(broker(), mine)
    const [money] = await walletOf(broker(), mine, 'MYR')
    const fields = withdrawFields(await bind(broker(), mine), { currency: 'MYR', money })
    const said = await say('/funds/withdraw', fields, mine)
    await standAt(broker(), MONDAY)
    return said
  },
  'fund-operation-in-progress': async () => {
    const mine = await rich()
    const fields = withdrawFields(await bind(broker(), mine))
    return meanwhile(mine, () => say('/funds/withdraw', fields, mine))
  },
  'wrong-fund-password': withdrawing({ fundpassword: '280518' }),
  'wrong-channel-password': () => withChannelPassword((mine) => say('/block/buy', BLOCK('red-river'), mine)),
  'channel-password-required': () => withChannelPassword((mine) => say('/block/buy', BLOCK(), mine)),
  'submitted-too-frequently': async () => {
    const mine = await broker().customer()
    const quote = { from: 'EUR', to: 'JPY' }
    for (let n = 0; n < 60; n++) await broker().call('/exchange/quote', quote, mine)
    return say('/exchange/quote', quote, mine)
  },
  'system-busy': async () => {
    const mine = await broker().customer()
    return without('sessions', () => say('/funds/wallets', {}, mine))
  },
  'non-trading-time': async () => {
    const mine = await broker().customer({ MYR: '1000.00' })
    await broker().control('/market/close', { calendar: 'MY' })
    const order = { code: '96038', direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
    const said = await say('/trade/order', { ...order, clientorderid: id() }, mine)
    await broker().control('/market/open', { calendar: 'MY' })
    return said
  },
  'credit-loan-outstanding': async () => {
    const mine = await rich()
    await lend(mine)
    return say('/funds/withdraw', withdrawFields(await bind(broker(), mine)), mine)
  },
  'fund-password-not-set': async () => say('/funds/withdraw', withdrawFields(NOTHING), await withoutFundPassword()),
  'identity-not-verified': async () => say('/bank/add', bankFields(), await broker().customer()),
  'identity-failed': async () => {
    const mine = await ready(broker())
    await rejectIdentity(mine)
    return say('/bank/add', bankFields(), mine)
  },
  'bank-card-not-found': withdrawing({ cardid: NOTHING }),
  'bank-card-exists': async () => {
    const mine = await ready(broker())
    await bind(broker(), mine)
    return say('/bank/add', bankFields(), mine)
  },
  'same-currency-exchange': async () => say('/exchange/quote', { from: 'EUR', to: 'EUR' }, await broker().customer()),
  'withdrawal-failed': () => closed('payments', withdrawing({})),
  'submit-failed': () =>
    without('deposits', async () => {
      const mine = await broker().customer()
      const transfer = { channelid: 'bank-eur', currency: 'EUR', money: '100.00', transferdate: '2026-01-12' }
      return say('/funds/deposit', { ...transfer, proof: await proofOf(broker(), mine), requestid: id() }, mine)
    }),
  'upload-failed': async () => {
    const mine = await broker().customer()
    const bytes = await picture().jpeg().toBuffer()
    return without('upload_bytes', async () => (await sendImage(broker().url, mine, { bytes })).msg)
  },
})
