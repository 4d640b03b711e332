import { randomUUID } from 'node:crypto'
import { multiply, normalize, subtract, sum } from 'effect/BigDecimal'
import { type Decimal, decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { broker, type Cases, type Fields, type Provoke, reserve, say } from '../../transfers/testing/refusalCases.ts'
import { MONDAY } from '../../transfers/testing/testing.ts'
import type { Session } from '../../../testing/broker.ts'
import { plannedAt, type PlannedBlock } from '../plan.ts'
import { PLENTY } from './testing.ts'

/** A block that is open when the tests' week begins. */
const blockWhere = (suits: (plan: PlannedBlock) => boolean): PlannedBlock => {
  const plan = plannedAt(broker().broker.market, MONDAY.getTime()).find(suits)
  if (plan === undefined) throw new Error('no such block is planned')
  return plan
}
const openBlock = (): PlannedBlock => blockWhere(({ id, opensAt }) => id.endsWith('-0') && opensAt <= MONDAY.getTime())
const upcomingBlock = (): PlannedBlock => blockWhere(({ opensAt }) => opensAt > MONDAY.getTime())

const text = (quantity: Decimal): string => formatDecimal(normalize(quantity))

/** A purchase of the minimum quantity of an open block, with or without a password. */
export const BLOCK = (channelpassword?: string): Fields => {
  const { id, minimum } = openBlock()
  return { id, quantity: text(minimum), requestid: randomUUID(), ...(channelpassword && { channelpassword }) }
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

const buying =
  (change: () => Fields, money: Record<string, string> = PLENTY): Provoke =>
  async () =>
    say('/block/buy', { ...BLOCK(), ...change() }, await broker().customer(money))

/** A case for each refusal of the calls about block trades. */
export const BLOCK_REFUSALS = {
  '/block/info': {
    'product-not-found': async () => say('/block/info', { id: '1-0' }, await broker().customer()),
  },
  '/block/preview': {
    'product-not-found': async () => say('/block/preview', { id: '1-0', quantity: '300' }, await broker().customer()),
    'block-trade-closed': async () =>
      say('/block/preview', { id: upcomingBlock().id, quantity: '300' }, await broker().customer()),
  },
  '/block/buy': {
    'product-not-found': buying(() => ({ id: '1-0' })),
    'block-trade-closed': buying(() => ({ id: upcomingBlock().id })),
    'not-whole-lots': buying(() => {
      const { instrument, minimum } = openBlock()
      return { quantity: text(sum(minimum, multiply(instrument.lot, decimal('0.5')))) }
    }),
    'purchase-below-minimum': buying(() => {
      const { instrument, minimum } = openBlock()
      return { quantity: text(subtract(minimum, instrument.lot)) }
    }),
    'above-block-remaining': buying(() => {
      const { instrument, quantity } = openBlock()
      return { quantity: text(sum(quantity, instrument.lot)) }
    }),
    'insufficient-balance': buying(() => ({}), {}),
    'insufficient-available-balance': async () => {
      const mine = await broker().customer(PLENTY)
      const { currency } = openBlock().instrument
      await reserve(mine, PLENTY[currency as keyof typeof PLENTY], currency)
      return say('/block/buy', BLOCK(), mine)
    },
    'channel-password-required': () => withChannelPassword((mine) => say('/block/buy', BLOCK(), mine)),
    'wrong-channel-password': () => withChannelPassword((mine) => say('/block/buy', BLOCK('red-river'), mine)),
    'submitted-too-frequently': () =>
      withChannelPassword(async (mine) => {
        for (let tries = 0; tries < 5; tries += 1) await broker().call('/block/buy', BLOCK('red-river'), mine)
        return say('/block/buy', BLOCK('blue-river'), mine)
      }),
  },
} satisfies Cases
