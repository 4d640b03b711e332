import type { Generated } from 'kysely'
import type { CalendarCode } from '../../../domain/calendar/calendars.ts'
import type { Counted, NullableNumeric } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    market_overrides: {
      id: Counted
      kind: 'price' | 'halt' | 'no-price' | 'session'
      code: string | null
      calendar: CalendarCode | null
      state: 'open' | 'closed' | null
      price: NullableNumeric
      since: Date
      until: Date | null
    }
    market_overrides_version: { id: Generated<boolean>; version: string }
  }
}
