import { batch, computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { monthsOfYear, taxYear, type TaxCurrency, yearBounds } from '../../../../domain/wealth/taxYear.ts'
import { type Dividend, Dividends } from '../../../../ports/Dividends.ts'
import type { Failure } from '../../../../ports/failure.ts'
import type { Page } from '../../../../ports/page.ts'
import { type ClosedPosition, Movements } from '../../../../ports/Records.ts'
import { Reports } from '../../../../ports/Wealth.reports.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'

/** The most that a page has. */
const LIMIT = 100
/** How many months are asked for at the same time. */
const AT_ONCE = 3

export type Sale = ClosedPosition
export type TaxedCurrency = TaxCurrency<Sale, Dividend>

export interface TaxReport {
  readonly year: number
  /** The years with a report, the newest first. */
  readonly years: ReadonlyArray<number>
  readonly isOver: boolean
  readonly currencies: ReadonlyArray<TaxedCurrency>
}

/** Every row of a list; `isEnough` ends it earlier. */
const everyRow = <Row, R>(
  ask: (cursor: string | undefined) => Effect.Effect<Page<Row>, Failure, R>,
  isEnough: (list: ReadonlyArray<Row>) => boolean = () => false,
): Effect.Effect<ReadonlyArray<Row>, Failure, R> =>
  Effect.gen(function* () {
    const rows: Row[] = []
    let cursor: string | undefined
    do {
      const page: Page<Row> = yield* ask(cursor)
      rows.push(...page.list)
      cursor = isEnough(page.list) ? undefined : (page.next ?? undefined)
    } while (cursor !== undefined)
    return rows
  })

const yearIn = (month: string): number => Number(month.slice(0, 4))

/** The report of a year, made from the customer's own records: sales, dividends, and the statements of its months. */
const reportOf = (wanted: number | null) =>
  Effect.gen(function* () {
    const [{ statement }, { closed }, { paid }] = [yield* Reports, yield* Movements, yield* Dividends]
    const running: Statement = yield* statement(undefined)
    const [first, latest] = [yearIn(running.first), yearIn(running.latest)]
    const year = wanted !== null && wanted >= first && wanted <= latest ? wanted : latest
    const [from, until] = yearBounds(year)
    const [statements, sales, dividends] = yield* Effect.all(
      [
        Effect.forEach(
          monthsOfYear(year, running.first, running.latest),
          (month) => (month === running.month ? Effect.succeed(running) : statement(month)),
          { concurrency: AT_ONCE },
        ),
        everyRow((cursor) => closed({ from, until, currency: null, direction: null }, { cursor, limit: LIMIT })),
        everyRow(
          (cursor) => paid({ cursor, limit: LIMIT }),
          (list) => list.some(({ paidAt }) => paidAt !== null && paidAt < from),
        ),
      ],
      { concurrency: 'unbounded' },
    )
    const wallets = statements.flatMap((month) => month.wallets)
    return {
      year,
      years: Array.from({ length: latest - first + 1 }, (_, nth) => latest - nth),
      isOver: year < latest,
      currencies: taxYear(year, sales, dividends, wallets),
    }
  })

/** The tax report of one year at a time. */
export const makeTaxReportModel = (app: App) => {
  const asked = signal<number | null>(null)
  const years = signal<ReadonlyArray<number>>([])
  const query = makeQuery<TaxReport>(app, () =>
    Effect.tap(reportOf(asked.peek()), (report) => Effect.sync(() => void (years.value = report.years))),
  )
  return {
    query,
    years,
    /** The year that is shown or being loaded; null before the first answer. */
    year: computed(() => query.value.value?.year ?? asked.value),
    open: (year: number | null): void => {
      if (year !== asked.peek())
        batch(() => {
          query.clear()
          asked.value = year
        })
      void query.load()
    },
  }
}
