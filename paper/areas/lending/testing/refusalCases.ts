import { randomUUID } from 'node:crypto'
import { normalize } from 'effect/BigDecimal'
import { compare, type Decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { broker, type Cases, type Fields, NOTHING, type Provoke, say } from '../../transfers/testing/refusalCases.ts'
import { MONDAY, standAt } from '../../transfers/testing/testing.ts'
import type { Session } from '../../../testing/broker.ts'
import { HOUR, later, MINUTE } from '../../../platform/clock/instant.ts'
import { allDemand } from '../demand.ts'

const text = (quantity: Decimal): string => formatDecimal(normalize(quantity))

/** The markets of the tests' shares: at ten in Kuala Lumpur, and at eleven in Milan, where a lot is one share. */
const PLACES = {
  MY: { at: MONDAY, currency: 'MYR' },
  IT: { at: later(MONDAY, 8 * HOUR), currency: 'EUR' },
} as const
type Place = keyof typeof PLACES

/** Shares of a market with demand on the day of the tests. */
const demanded = (place: Place) => {
  const { market } = broker().broker
  const found = allDemand(market, PLACES[place].at.getTime()).find(
    ({ instrument, minimum, quantity }) => instrument.market === place && compare(quantity, minimum) > 0,
  )
  if (found === undefined) throw new Error(`no share of ${place} is in demand`)
  return found
}

/** A customer with two hundred of these shares, which may be sold, and the fields that lend the minimum of them. */
const holder = async (place: Place = 'MY'): Promise<{ mine: Session; fields: Fields; code: string }> => {
  const { at, currency } = PLACES[place]
  await standAt(broker(), at)
  const mine = await broker().customer({ [currency]: '900000.00' })
  const { instrument, minimum } = demanded(place)
  const order = { code: instrument.code, direction: 'long', action: 'open', ordertype: 'market', quantity: '200' }
  const bought = await broker().call('/trade/order', { ...order, clientorderid: randomUUID() }, mine)
  if (bought.data?.state !== 'filled') throw new Error(`not bought: ${bought.msg} ${bought.data?.state}`)
  await broker().control('/clock', { advanceMilliseconds: 16 * MINUTE })
  const fields = { positionid: bought.data.id, quantity: text(minimum), days: '7', requestid: randomUUID() }
  return { mine, fields, code: instrument.code }
}

const lending =
  (change: Fields, place?: Place): Provoke =>
  async () => {
    const { fields, mine } = await holder(place)
    return say('/lending/lend', { ...fields, ...change }, mine)
  }

/** A recalled loan whose shares are not returned yet. */
const recalled = async (): Promise<{ mine: Session; id: string }> => {
  const { fields, mine } = await holder()
  const { id } = (await broker().call('/lending/lend', fields, mine)).data
  await broker().call('/lending/recall', { id, requestid: randomUUID() }, mine)
  return { mine, id }
}

/** A case for each refusal of the calls about lending. */
export const LENDING_REFUSALS = {
  '/lending/lend': {
    'position-not-found': lending({ positionid: NOTHING }),
    'borrow-unavailable': async () => {
      const { fields, mine } = await holder()
      await broker().control('/lending/channel', { state: 'full' })
      const said = await say('/lending/lend', fields, mine)
      await broker().control('/lending/channel', { state: 'open' })
      return said
    },
    'price-not-obtained': async () => {
      const { code, fields, mine } = await holder()
      await broker().control('/market/no-price', { code })
      const said = await say('/lending/lend', fields, mine)
      await broker().control('/market/price-again', { code })
      return said
    },
    'not-whole-lots': lending({ quantity: '150' }),
    'lend-below-minimum': lending({ quantity: '50' }, 'IT'),
    'above-position': lending({ quantity: '300' }),
  },
  '/lending/recall': {
    'loan-not-found': async () =>
      say('/lending/recall', { id: NOTHING, requestid: randomUUID() }, await broker().customer()),
    'loan-not-running': async () => {
      const { id, mine } = await recalled()
      return say('/lending/recall', { id, requestid: randomUUID() }, mine)
    },
  },
} satisfies Cases
