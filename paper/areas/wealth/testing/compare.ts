import { max, sum } from 'effect/BigDecimal'
import { expect } from 'vitest'
import { type Decimal, decimal, formatDecimal, isSame, sumOf, zero } from '../../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency, parseCurrency, roundToMinor } from '../../../../domain/money/money.ts'
import { profitAt } from '../../../../domain/positions/position.ts'
import { type Wealth, wealthOf } from '../../../../domain/wealth/wealth.ts'
import { showLists } from '../records/show.ts'
import { overridesFor } from '../../../market/overrides/overrides.ts'
import { sumsOf } from '../../positions/storedPosition.ts'
import { priceNow } from '../../positions/positionWire.ts'
import { readHoldings } from '../holdings.ts'
import { ORDER_HOLDS, readNewShares, readPlacements, readProducts, readRealised, readRebates } from '../lists.ts'
import type { Person, World } from './world.ts'

const amount = (wire: unknown): Decimal | null => (wire === '-' || wire === '' ? null : decimal(String(wire)))

/** The records of a list, which may be a map with summary keys beside them. */
const rowsOf = (data: object | undefined): ReadonlyArray<Record<string, unknown>> =>
  Object.values(data ?? {}).filter((row): row is Record<string, unknown> => typeof row === 'object')

/** The seven lists as the contract represents them. */
type Lists = Readonly<
  Record<
    'newShares' | 'withdrawals' | 'products' | 'stockCredits' | 'holdings' | 'rebateCredits' | 'realised',
    object | undefined
  >
>

/** The lists of a currency, each requested by its own call. */
const askLists = async ({ call }: Person, currency: Currency): Promise<Lists> => {
  const type = { type: currency }
  const [newShares, withdrawals, products, stockCredits, holdings, rebateCredits, realised] = await Promise.all([
    call('/trade/usernewstocklist', type),
    call('/user/withdrawallist', type),
    call('/trade/userproductlist', type),
    call('/trade/ustockslist', type),
    call('/trade/userstocklist', type),
    call('/trade/urnjylist', { ...type, buy_type: '0' }),
    call('/trade/userstocklists', type),
  ])
  return { newShares, withdrawals, products, stockCredits, holdings, rebateCredits, realised }
}

/** The same lists, read once for all currencies and written by currency. */
const readLists = async ({ broker, now }: World, { customer }: Person) => {
  const request = { db: broker.db, customerId: customer.id }
  const [newShares, withdrawals, products, stockCredits, holdings, rebateCredits, realised] = await Promise.all([
    readNewShares(request),
    broker.db
      .selectFrom('withdrawals')
      .select(['currency', 'amount', 'status'])
      .where('customer_id', '=', customer.id)
      .where('status', '=', 0)
      .execute(),
    readProducts(request),
    readPlacements(request),
    readHoldings(broker, request, now()),
    readRebates(request, ORDER_HOLDS),
    readRealised(request),
  ])
  return (currency: Currency): Lists => {
    const own = <Row extends { readonly currency: string }>(rows: ReadonlyArray<Row>) =>
      rows.filter((row) => row.currency === currency)
    return {
      newShares: showLists.newShares(own(newShares)),
      withdrawals: showLists.products(own(withdrawals)),
      products: showLists.products(own(products)),
      stockCredits: showLists.credits(own(stockCredits)),
      holdings: showLists.holdings(own(holdings)),
      rebateCredits: showLists.credits(own(rebateCredits)),
      realised: showLists.realised(own(realised)),
    }
  }
}

/** The account centre's figures from the lists. */
const byLists = (lists: Lists, balance: Decimal): Wealth => {
  const tied = (list: object | undefined, field: string) =>
    rowsOf(list).map((row) => ({ amount: amount(row[field]), status: Number(row['status']) }))
  return wealthOf(balance, {
    newShares: tied(lists.newShares, 'rjmoney'),
    withdrawals: tied(lists.withdrawals, 'money'),
    products: tied(lists.products, 'money'),
    stockCredits: tied(lists.stockCredits, 'credit'),
    rebateCredits: tied(lists.rebateCredits, 'credit'),
    holdings: rowsOf(lists.holdings).map((row) => ({
      price: amount(row['nowprice']),
      quantity: amount(row['stock_num']),
      profit: amount(row['yingkui']),
      status: Number(row['status']),
    })),
    realised: rowsOf(lists.realised).map((row) => ({ profit: amount(row['yingkui']) })),
  })
}

/** Calculated without any list: the customer's money in the ledger, and the value of their positions. */
const byBooks = async ({ broker, now }: World, { customer }: Person) => {
  const [accounts, positions, overrides] = await Promise.all([
    broker.db.selectFrom('ledger_accounts').select(['balance', 'currency']).where('owner', '=', customer.id).execute(),
    broker.db
      .selectFrom('positions')
      .selectAll()
      .where('customer_id', '=', customer.id)
      .where('state', '=', 'holding')
      .execute(),
    overridesFor(broker.db),
  ])
  const worths = positions.map((row) => {
    const price = priceNow({ market: broker.market, overrides, now: now() }, row.code)
    const worth = price ? max(zero, sum(row.margin, profitAt(sumsOf(row), price))) : row.margin
    return { currency: row.currency, balance: worth }
  })
  return (currency: Currency): Decimal =>
    sumOf([...accounts, ...worths].filter((row) => row.currency === currency).map(({ balance }) => balance ?? zero))
}

/** Total assets by currency, from `/trade/funds`. */
export const totalsOf = async ({ call }: Person): Promise<ReadonlyMap<Currency, string>> =>
  new Map(
    (await call('/trade/funds', {}))?.map(({ currency, totalassets }) => [
      parseCurrency(currency) ?? 'EUR',
      String(totalassets),
    ]),
  )

/**
 * Compares both calculations for a customer, in every currency. `requested`: each list by its own call; `read`: by the
 * readers of those calls, for all currencies together.
 */
export const compareTotals = async (world: World, person: Person, which: 'read' | 'requested'): Promise<void> => {
  const [funds = [], read, books] = await Promise.all([
    person.call('/trade/funds', {}),
    readLists(world, person),
    byBooks(world, person),
  ])
  const named = new Map(funds.map((wallet) => [parseCurrency(wallet.currency), wallet]))
  await Promise.all(
    CURRENCIES.map(async (currency) => {
      const wallet = named.get(currency)
      const available = decimal(String(wallet?.available ?? '0'))
      const lists = byLists(which === 'requested' ? await askLists(person, currency) : read(currency), available)
      const text = (figure: Decimal) => formatDecimal(roundToMinor(figure, currency))
      const zeros = text(zero)
      const said = {
        total: wallet?.totalassets ?? zeros,
        floating: wallet?.yingkui ?? zeros,
        realised: wallet?.realised ?? zeros,
      }
      expect({
        currency,
        total: text(lists.total),
        floating: text(lists.floating),
        realised: text(lists.realised),
      }).toEqual({ currency, ...said })
      // Exactly, not only after rounding.
      expect(isSame(lists.total, decimal(String(said.total))) || `${currency}: ${formatDecimal(lists.total)}`).toBe(
        true,
      )
      expect(text(books(currency))).toBe(said.total)
      if (wallet) {
        const parts = [wallet.available, wallet.held, wallet.margin, wallet.frozen, wallet.yingkui]
        expect(text(sumOf(parts.map((part) => decimal(String(part)))))).toBe(said.total)
      }
    }),
  )
}
