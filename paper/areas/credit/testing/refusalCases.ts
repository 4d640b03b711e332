import { randomUUID } from 'node:crypto'
import {
  broker,
  type Cases,
  type Fields,
  NOTHING,
  type Provoke,
  rejectIdentity,
  reserve,
  say,
  withoutFundPassword,
} from '../../transfers/testing/refusalCases.ts'
import { PASSWORD, ready } from '../../transfers/testing/testing.ts'
import type { Session } from '../../../testing/broker.ts'

/** A loan that is granted to a customer who meets every condition. */
export const LOAN = (change: Fields = {}): Fields => ({
  currency: 'MYR',
  money: '10000.00',
  days: '7',
  fundpassword: PASSWORD,
  requestid: randomUUID(),
  ...change,
})

const borrowing =
  (change: Fields): Provoke =>
  async () =>
    say('/credit/borrow', LOAN(change), await ready(broker()))

/** A customer who owes 10,003.00 and has 11,000.00. */
const debtor = async (): Promise<{ mine: Session; id: string }> => {
  const mine = await ready(broker(), { MYR: '1000.00' })
  const { data, msg } = await broker().call('/credit/borrow', LOAN(), mine)
  if (data === undefined) throw new Error(`nothing lent: ${msg}`)
  return { mine, id: data.id }
}

const repaying = (mine: Session, id: string, money: string): Promise<string | undefined> =>
  say('/credit/repay', { id, money, requestid: randomUUID() }, mine)

/** A case for each refusal of the calls about credit loans. */
export const CREDIT_REFUSALS = {
  '/credit/borrow': {
    'identity-not-verified': async () => say('/credit/borrow', LOAN(), await broker().customer()),
    'identity-failed': async () => {
      const mine = await ready(broker())
      await rejectIdentity(mine)
      return say('/credit/borrow', LOAN(), mine)
    },
    'fund-password-not-set': async () => say('/credit/borrow', LOAN(), await withoutFundPassword()),
    'borrow-unavailable': borrowing({ money: '60000.00' }),
    'borrow-below-minimum': borrowing({ money: '499.99' }),
    'wrong-fund-password': borrowing({ fundpassword: '280518' }),
    'submitted-too-frequently': async () => {
      const mine = await ready(broker())
      for (let tries = 0; tries < 5; tries += 1)
        await broker().call('/credit/borrow', LOAN({ fundpassword: '280518' }), mine)
      return say('/credit/borrow', LOAN(), mine)
    },
  },
  '/credit/repay': {
    'loan-not-found': async () => repaying(await broker().customer(), NOTHING, '1.00'),
    'loan-not-running': async () => {
      const { id, mine } = await debtor()
      await broker().call('/credit/repay', { id, money: '10003.00', requestid: randomUUID() }, mine)
      return repaying(mine, id, '1.00')
    },
    'repayment-above-owed': async () => {
      const { id, mine } = await debtor()
      return repaying(mine, id, '10003.01')
    },
    'insufficient-available-balance': async () => {
      const { id, mine } = await debtor()
      await reserve(mine, '10000.00', 'MYR')
      return repaying(mine, id, '1000.01')
    },
  },
} satisfies Cases
