import { max, sum } from 'effect/BigDecimal'
import { expect } from 'vitest'
import { type Decimal, decimal, formatDecimal, isSame, sumOf, zero } from '../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency, parseCurrency, roundToMinor } from '../../../domain/money/money.ts'
import { profitAt } from '../../../domain/trading/position.ts'
import { type Wealth, wealthOf } from '../../../domain/wealth/wealth.ts'
import { overridesFor } from '../../trading/overrides.ts'
import { sumsOf } from '../../trading/positionSums.ts'
import { priceNow } from '../../trading/positionWire.ts'
import type { Person, World } from './world.ts'

const amount = (wire: unknown): Decimal | null => (wire === '-' || wire === '' ? null : decimal(String(wire)))

/** The records of a list, which may be a map with summary keys beside them. */
const rowsOf = (data: object | undefined): ReadonlyArray<Record<string, unknown>> =>
  Object.values(data ?? {}).filter((row): row is Record<string, unknown> => typeof row === 'object')

/** What the account centre makes of the seven lists. */
const byLists = async ({ call }: Person, currency: Currency, balance: Decimal): Promise<Wealth> => {
  const type = { type: currency }
  const [shares, withdrawals, products, credits, holdings, rebates, realised] = (
    await Promise.all([
      call('/trade/usernewstocklist', type),
      call('/user/withdrawallist', type),
      call('/trade/userproductlist', type),
      call('/trade/ustockslist', type),
      call('/trade/userstocklist', type),
      call('/trade/urnjylist', { ...type, buy_type: '0' }),
      call('/trade/userstocklists', type),
    ])
  ).map(rowsOf)
  const tied = (rows: ReadonlyArray<Record<string, unknown>> = [], field: string) =>
    rows.map((row) => ({ amount: amount(row[field]), status: Number(row['status']) }))
  return wealthOf(balance, {
    newShares: tied(shares, 'rjmoney'),
    withdrawals: tied(withdrawals, 'money'),
    products: tied(products, 'money'),
    stockCredits: tied(credits, 'credit'),
    rebateCredits: tied(rebates, 'credit'),
    holdings: (holdings ?? []).map((row) => ({
      price: amount(row['nowprice']),
      quantity: amount(row['stock_num']),
      profit: amount(row['yingkui']),
      status: Number(row['status']),
    })),
    realised: (realised ?? []).map((row) => ({ profit: amount(row['yingkui']) })),
  })
}

/** Worked out without any list: what the ledger has of the customer, and what their positions are worth to them. */
const byBooks = async ({ broker, now }: World, { customer }: Person, currency: Currency): Promise<Decimal> => {
  const [accounts, positions, overrides] = await Promise.all([
    broker.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('owner', '=', customer.id)
      .where('currency', '=', currency)
      .execute(),
    broker.db
      .selectFrom('positions')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('currency', '=', currency)
      .where('state', '=', 'holding')
      .execute(),
    overridesFor(broker.db),
  ])
  const worths = positions.map((row) => {
    const price = priceNow({ market: broker.market, overrides, now: now() }, row.code)
    return price ? max(zero, sum(row.margin, profitAt(sumsOf(row), price))) : row.margin
  })
  return sumOf([...accounts.map(({ balance }) => balance ?? zero), ...worths])
}

/** Total assets by currency, as `/trade/funds` says them. */
export const totalsOf = async ({ call }: Person): Promise<ReadonlyMap<Currency, string>> =>
  new Map(
    (await call('/trade/funds', {}))?.map(({ currency, totalassets }) => [
      parseCurrency(currency) ?? 'EUR',
      String(totalassets),
    ]),
  )

/** Compares what both ways of counting say of a customer: in the currencies that `/trade/funds` names, or in all. */
export const compareTotals = async (world: World, person: Person, which: 'named' | 'all'): Promise<void> => {
  const funds = (await person.call('/trade/funds', {})) ?? []
  const named = new Map(funds.map((wallet) => [parseCurrency(wallet.currency), wallet]))
  const currencies = CURRENCIES.filter((currency) => which === 'all' || named.has(currency))
  await Promise.all(
    currencies.map(async (currency) => {
      const wallet = named.get(currency)
      const available = decimal(String(wallet?.available ?? '0'))
      const [lists, books] = await Promise.all([
        byLists(person, currency, available),
        byBooks(world, person, currency),
      ])
      const text = (figure: Decimal) => formatDecimal(roundToMinor(figure, currency))
      const zeros = text(zero)
      const said = {
        total: wallet?.totalassets ?? zeros,
        floating: wallet?.yingkui ?? zeros,
        realised: wallet?.realised ?? zeros,
      }
      expect({ currency, total: text(lists.total), floating: text(lists.floating), realised: text(lists.realised) }).toEqual(
        { currency, ...said },
      )
      // To the cent, and not only once it is rounded.
      expect(isSame(lists.total, decimal(String(said.total))) || `${currency}: ${formatDecimal(lists.total)}`).toBe(true)
      expect(text(books)).toBe(said.total)
      if (wallet) {
        const parts = [wallet.available, wallet.held, wallet.margin, wallet.frozen, wallet.yingkui]
        expect(text(sumOf(parts.map((part) => decimal(String(part)))))).toBe(said.total)
      }
    }),
  )
}
