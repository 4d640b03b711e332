import { batch, computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { isMonth, type Month, nextMonth, previousMonth } from '../../../../domain/calendar/month.ts'
import type { Failure } from '../../../../ports/failure.ts'
import { Reports } from '../../../../ports/Wealth.reports.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'

const isRefused = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.code === 'invalid-parameters'

type Span = Pick<Statement, 'first' | 'latest'>

/** The statement of one month at a time. */
export const makeStatementModel = (app: App) => {
  const asked = signal<Month | null>(null)
  /** The months with a statement, by the last answer: they can be stepped through while another one loads. */
  const span = signal<Span | null>(null)
  const query = makeQuery<Statement>(app, () =>
    Effect.flatMap(Reports, ({ statement }) => {
      const wanted = asked.peek()
      if (wanted === null) return statement(undefined)
      // An address of another customer, or an old one: a month without a statement leads to the running one.
      return Effect.catchIf(statement(wanted), isRefused, () => statement(undefined))
    }).pipe(Effect.tap(({ first, latest }) => Effect.sync(() => void (span.value = { first, latest })))),
  )
  const month = computed(() => span.value && (query.value.value?.month ?? asked.value ?? span.value.latest))
  const neighbour = (of: (month: Month, span: Span) => Month | null) =>
    computed(() => span.value && month.value && of(month.value, span.value))

  return {
    query,
    /** The month that is shown or being loaded; null before the first answer. */
    month,
    /** The month before and after; null where there is no statement of it. */
    previous: neighbour((shown, { first }) => (shown > first ? previousMonth(shown) : null)),
    next: neighbour((shown, { latest }) => (shown < latest ? nextMonth(shown) : null)),
    /** Shows a month; the current one where the text is not a month. */
    open: (text: string | undefined): void => {
      const wanted = text !== undefined && isMonth(text) ? text : null
      if (wanted !== asked.peek())
        batch(() => {
          query.clear()
          asked.value = wanted
        })
      void query.load()
    },
  }
}
