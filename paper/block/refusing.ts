import { randomUUID } from 'node:crypto'
import { normalize } from 'effect/BigDecimal'
import { formatDecimal } from '../../domain/money/decimal.ts'
import { broker, type Fields } from '../funds/refusing.ts'
import type { Session } from '../testing/broker.ts'
import { MONDAY } from '../funds/testing.ts'
import { plannedAt } from './plan.ts'
import { PLENTY } from './testing.ts'

/** A purchase of the least of a block that is open when the tests' week begins, with a password or none. */
export const BLOCK = (channelpassword?: string): Fields => {
  const at = MONDAY.getTime()
  const plan = plannedAt(broker().broker.market, at).find(({ id, opensAt }) => id.endsWith('-0') && opensAt <= at)
  if (plan === undefined) throw new Error('no block is open')
  return {
    id: plan.id,
    quantity: formatDecimal(normalize(plan.minimum)),
    requestid: randomUUID(),
    ...(channelpassword && { channelpassword }),
  }
}

/** Calls while purchases ask for a channel password, `blue-river`. */
export const withChannelPassword = async (
  call: (mine: Session) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const mine = await broker().customer(PLENTY)
  await broker().control('/blocks/channel', { password: 'blue-river' })
  const said = await call(mine)
  await broker().control('/blocks/channel', { password: null })
  return said
}
