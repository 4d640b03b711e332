import { randomUUID } from 'node:crypto'
import { subtract } from 'effect/BigDecimal'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { uuidv7 } from '../../../platform/wireText/uuid.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { MINUTE } from '../../../platform/clock/instant.ts'

/** A Monday, ten o'clock in Kuala Lumpur: within all service and trading hours. */
export const MONDAY = new Date('2026-01-12T02:00:00Z')
export const PASSWORD = '280519'
export const HOLDER = 'Marina Ribera'

export const IBAN = 'ES9121000418450200051332'
export const WALLET = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'

/** Stops the broker's clock at an instant. */
export const standAt = (paper: TestBroker, at: Date): Promise<unknown> =>
  paper.control('/clock', { to: at.toISOString(), rate: 0 })

/** A customer with a verified identity and a fund password. */
export const ready = async (paper: TestBroker, practiceMoney: Record<string, string> = {}): Promise<Session> => {
  const mine = await paper.customer(practiceMoney)
  await paper.control('/identity/grant', { account: mine.account, name: HOLDER })
  await paper.control('/fundpassword', { account: mine.account, password: PASSWORD })
  return mine
}

export const bankFields = (change: Record<string, string> = {}): Record<string, string> => ({
  method: 'bank',
  holder: HOLDER,
  number: IBAN,
  bank: 'Banco Sereno',
  swift: 'CAIXESBBXXX',
  fundpassword: PASSWORD,
  requestid: randomUUID(),
  ...change,
})

export const walletFields = (change: Record<string, string> = {}): Record<string, string> => ({
  method: 'wallet',
  network: 'TRC20',
  walletaddress: WALLET,
  fundpassword: PASSWORD,
  requestid: randomUUID(),
  ...change,
})

/** Binds a bank account and returns its id. */
export const bind = async (paper: TestBroker, mine: Session, fields = bankFields()): Promise<string> => {
  const answer = await paper.call('/bank/add', fields, mine)
  if (answer.status !== 1) throw new Error(`not bound: ${answer.msg}`)
  return answer.data.id
}

/** Stores an uploaded proof without the picture: for tests that are about deposits, not images. */
export const proofOf = async (paper: TestBroker, { account }: Session, purpose: 'proof' | 'identity' = 'proof') => {
  const { db, clock } = paper.broker
  const at = await clock.now()
  const { id: customer_id } = await db
    .selectFrom('customers')
    .select('id')
    .where('phone', '=', account)
    .executeTakeFirstOrThrow()
  const id = uuidv7(at)
  const picture = { type: 'image/png' as const, size: 1, width: 1, height: 1, digest: Buffer.alloc(32) }
  await db
    .insertInto('uploads')
    .values({ id, customer_id, purpose, ...picture, created_at: at, expires_at: null })
    .execute()
  return id
}

/** The free and the frozen money of one wallet, as the contract represents them. */
export const walletOf = async (paper: TestBroker, mine: Session, currency: string): Promise<[string, string]> => {
  const { data } = await paper.call('/funds/wallets', {}, mine)
  const row = (data as Array<{ currency: string; balance: string; frozen: string }>).find(
    (wallet) => wallet.currency === currency,
  )
  return [row?.balance ?? '?', row?.frozen ?? '?']
}

/**
 * Buys 100 shares of a Malaysian stock, or what a test names, at the market and sells them as soon as that is allowed;
 * returns the payout of the sale, which has not settled. The clock is sixteen minutes later then.
 */
export const sold = async (
  paper: TestBroker,
  mine: Session,
  wanted = { code: '96038', quantity: '100' },
): Promise<string> => {
  const order = async (fields: Record<string, string>) => {
    const shares = { ...wanted, direction: 'long', ordertype: 'market' }
    const answer = await paper.call('/trade/order', { ...shares, clientorderid: randomUUID(), ...fields }, mine)
    if (answer.status !== 1) throw new Error(`not traded: ${answer.msg}`)
    return answer.data
  }
  const { positionid } = await order({ action: 'open' })
  await paper.control('/clock', { advanceMilliseconds: 16 * MINUTE })
  const { amount, fees, state } = await order({ action: 'close', positionid })
  if (state !== 'filled') throw new Error(`the sale is ${state}`)
  return formatDecimal(subtract(decimal(String(amount)), decimal(String(fees))))
}
