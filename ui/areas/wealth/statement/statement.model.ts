import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { isMonth, type Month, nextMonth, previousMonth } from '../../../../domain/calendar/month.ts'
import { type CsvCell, plainCsvOf } from '../../../../domain/records/csv.ts'
import { Platform } from '../../../../ports/device/Platform.ts'
import { Reports } from '../../../../ports/Wealth.reports.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import type { App } from '../../../data/app/app.ts'
import { makeQuery } from '../../../data/query/query.ts'

/** The statement of one month at a time, to read, print and save. */
export const makeStatementModel = (app: App) => {
  const month = signal<Month | null>(null)
  const query = makeQuery<Statement>(app, () =>
    Effect.flatMap(Reports, (reports) => reports.statement(month.peek() ?? undefined)),
  )
  const neighbour = (of: (statement: Statement) => Month | null) =>
    computed(() => query.value.value && of(query.value.value))

  return {
    statement: query.value,
    status: query.status,
    failure: query.failure,
    load: query.load,
    stop: query.stop,
    /** The month before and after; null where there is no statement of it. */
    previous: neighbour(({ first, month: shown }) => (shown > first ? previousMonth(shown) : null)),
    next: neighbour(({ latest, month: shown }) => (shown < latest ? nextMonth(shown) : null)),
    /** Shows a month; the running one where the text is none. */
    open: (text: string | undefined): void => {
      const wanted = text !== undefined && isMonth(text) ? text : null
      if (wanted !== month.peek()) query.clear()
      month.value = wanted
      void query.load()
    },
    print: (): void => void app.run(Effect.flatMap(Platform, (platform) => platform.print)),
    save: async (name: string, header: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<CsvCell>>) => {
      const text = plainCsvOf(header, rows)
      await app.run(Effect.flatMap(Platform, (platform) => platform.saveFile(name, 'text/csv;charset=utf-8', text)))
    },
  }
}
