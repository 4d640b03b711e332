import { Effect, Schema } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Alerts } from '../../../ports/Alerts.ts'
import type { Call } from '../client.ts'
import { alertOf, WireAlert } from './alertRecords.ts'

const WireLeft = Schema.Struct({ ids: Schema.Array(Schema.String) })

/** Price alerts over HTTP. */
export const alerts = (call: Call): Alerts['Service'] =>
  Alerts.of({
    list: (code) =>
      call('/alert/list', { code }, Schema.Array(WireAlert)).pipe(Effect.map((rows) => rows.map(alertOf))),
    add: (code, { kind, value }, requestid) =>
      call('/alert/add', { code, kind, value: formatDecimal(value), requestid }, WireAlert).pipe(Effect.map(alertOf)),
    remove: (ids, requestid) =>
      call('/alert/remove', { ids: ids.join(','), requestid }, WireLeft).pipe(Effect.map((left) => left.ids)),
  })
