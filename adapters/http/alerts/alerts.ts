import { Effect } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Alerts } from '../../../ports/Alerts.ts'
import { Alert, AlertListAnswer, RemovedAlerts } from '../../generated/schemas/alerts.ts'
import type { Call } from '../client.ts'
import { alertOf } from './alertRecords.ts'

/** Price alerts over HTTP. */
export const alerts = (call: Call): Alerts['Service'] =>
  Alerts.of({
    list: (code) => call('/alert/list', { code }, AlertListAnswer).pipe(Effect.map((rows) => rows.map(alertOf))),
    add: (code, { kind, value }, requestid) =>
      call('/alert/add', { code, kind, value: formatDecimal(value), requestid }, Alert).pipe(Effect.map(alertOf)),
    remove: (ids, requestid) =>
      call('/alert/remove', { ids: ids.join(','), requestid }, RemovedAlerts).pipe(Effect.map((left) => left.ids)),
  })
