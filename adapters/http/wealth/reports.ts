import { Effect } from 'effect'
import { Reports } from '../../../ports/Wealth.reports.ts'
import { Performance, Statement } from '../../generated/schemas/wealth.ts'
import type { Call } from '../client.ts'
import { movementOf } from '../records/movementRecord.ts'

/** Reports about the customer's money, over HTTP. */
export const reports = (call: Call): Reports['Service'] =>
  Reports.of({
    performance: ({ currency, index, market, period }) =>
      call('/trade/performance', { period, type: currency, market, index }, Performance),
    statement: (month) =>
      call('/trade/statement', { month }, Statement).pipe(
        Effect.map((statement) => ({ ...statement, movements: statement.movements.map(movementOf) })),
      ),
  })
