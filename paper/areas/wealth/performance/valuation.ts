import { multiply, sum } from 'effect/BigDecimal'
import { crossRate } from '../../../../domain/exchange/rates.ts'
import { decimal, type Decimal, formatDecimal, sumOf, zero } from '../../../../domain/money/decimal.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import { holdingOf } from '../../../../domain/wealth/holding.ts'
import { ratesAt } from '../../../market/rates/rates.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type ReadWealth, readWealth } from '../readWealth.ts'
import { type Moment, WORTH_CURRENCY, worthOf } from '../readWorth.ts'

/** What is held of an instrument: its value to the customer, and where they were recorded the quantities. */
interface ValuedHolding {
  readonly currency: Currency
  readonly value: Decimal
  readonly long?: Decimal
  readonly short?: Decimal
}

/** A wallet at a valuation: cash, free and frozen, and everything held in its currency. */
interface ValuedWallet {
  readonly total: Decimal
  /** Value of one unit of the currency in EUR at that moment. */
  readonly rate: Decimal
  /** The last movement of the wallet that the valuation contains. */
  readonly position: bigint
}

/** What a customer's assets were worth at a moment, and what that consists of. */
export interface Valuation {
  readonly at: Date
  /** All currencies in EUR, as `/trade/worth` answers it. */
  readonly total: Decimal
  readonly wallets: ReadonlyMap<Currency, ValuedWallet>
  /** Value of everything held of an instrument, by code. */
  readonly held: ReadonlyMap<string, ValuedHolding>
  /** Where it is the recorded one of a day: the beginning of that day in UTC. */
  readonly recorded?: {
    readonly day: Date
    /** Whether what moved money until then is added up (`keepCauses`). */
    readonly isSummed: boolean
  }
}

/** A valuation as the database keeps it; figures are plain texts. */
export interface StoredValuation {
  readonly wallets: ReadonlyArray<{
    readonly currency: Currency
    readonly total: string
    readonly rate: string
    readonly position: string
  }>
  readonly held: ReadonlyArray<{
    readonly code: string
    readonly currency: Currency
    readonly value: string
    /** Absent where an earlier version recorded the day. */
    readonly long?: string
    readonly short?: string
  }>
}

const lastMovements = async (db: Db, owner: string): Promise<ReadonlyMap<Currency, bigint>> => {
  const rows = await db
    .selectFrom('wallets')
    .select([
      'currency',
      (eb) =>
        eb
          .selectFrom('wallet_movements as m')
          .select('m.position')
          .where('m.owner', '=', owner)
          .whereRef('m.currency', '=', 'wallets.currency')
          .orderBy('m.position', 'desc')
          .limit(1)
          .as('position'),
    ])
    .where('owner', '=', owner)
    .execute()
  return new Map(rows.map(({ currency, position }) => [currency, position ?? 0n]))
}

const heldOf = ({ held }: ReadWealth): Valuation['held'] => {
  const values = new Map<string, Required<ValuedHolding>>()
  for (const { code, price, sums } of held) {
    const holding = holdingOf(sums, price)
    const value = multiply(holding.price ?? zero, holding.quantity ?? zero)
    const before = values.get(code) ?? { value: zero, long: zero, short: zero }
    const held = sum(before[sums.direction], sums.quantity)
    values.set(code, { ...before, currency: sums.currency, value: sum(before.value, value), [sums.direction]: held })
  }
  return values
}

/** What everything is worth now and what that consists of, all at one moment. */
export const readValuation = async ({ broker, customer, now }: Moment): Promise<Valuation> => {
  const wealth = await readWealth(broker, customer.id, now, (db) => lastMovements(db, customer.id))
  const rates = ratesAt(now)
  const held = heldOf(wealth)
  const wallets = [...(wealth.more ?? [])].map(([currency, position]) => {
    const cash = wealth.wallets.get(currency)
    const values = [...held.values()].flatMap((one) => (one.currency === currency ? [one.value] : []))
    const total = sumOf([cash?.available ?? zero, cash?.held ?? zero, ...values])
    return [currency, { total, rate: crossRate(rates, currency, WORTH_CURRENCY), position }] as const
  })
  return { at: now, total: worthOf(wealth, now), wallets: new Map(wallets), held }
}

/** A valuation as it is stored: every figure as exact text. */
export const storedOf = ({ held, wallets }: Valuation): StoredValuation => ({
  wallets: [...wallets].map(([currency, { position, rate, total }]) => ({
    currency,
    total: formatDecimal(total),
    rate: formatDecimal(rate),
    position: String(position),
  })),
  held: [...held].map(([code, { currency, long, short, value }]) => ({
    code,
    currency,
    value: formatDecimal(value),
    ...(long && { long: formatDecimal(long) }),
    ...(short && { short: formatDecimal(short) }),
  })),
})

/** A stored valuation with its figures read again; `total` in EUR. */
export const valuationOf = (at: Date, total: Decimal, stored: StoredValuation): Valuation => ({
  at,
  total,
  wallets: new Map(
    stored.wallets.map(({ currency, position, rate, total: own }) => [
      currency,
      { total: decimal(own), rate: decimal(rate), position: BigInt(position) },
    ]),
  ),
  held: new Map(
    stored.held.map(({ code, currency, long, short, value }) => [
      code,
      {
        currency,
        value: decimal(value),
        ...(long !== undefined && { long: decimal(long) }),
        ...(short !== undefined && { short: decimal(short) }),
      },
    ]),
  ),
})

/** Nothing at all, at the opening of an account. */
export const nothingAt = (at: Date): Valuation => ({ at, total: zero, wallets: new Map(), held: new Map() })
