import { Effect, Schema } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Positions } from '../../../ports/Positions.ts'
import type { Call } from '../client.ts'
import { formPage, formRange, PageOf, pageOf } from '../pages.ts'
import { closedOf, positionOf, WireClosed, WirePosition } from './positionRecords.ts'
import { formProtection } from '../orders/orderRecords.ts'

/** Positions over HTTP. */
export const positions = (call: Call): Positions['Service'] =>
  Positions.of({
    list: (request) =>
      call(
        '/trade/positionlist',
        {
          which: request.which,
          code: request.code,
          currency: request.currency,
          ...formRange(request.range),
          ...formPage(request),
        },
        PageOf(WirePosition),
      ).pipe(Effect.map(pageOf(positionOf))),
    detail: (positionid) => call('/trade/positioninfo', { positionid }, WirePosition).pipe(Effect.map(positionOf)),
    addMargin: (positionid, amount, requestid) =>
      call('/trade/addmargin', { positionid, amount: formatDecimal(amount), requestid }, WirePosition).pipe(
        Effect.map(positionOf),
      ),
    protect: (positionid, protection, requestid) =>
      call('/trade/protect', { positionid, ...formProtection(protection), requestid }, WirePosition).pipe(
        Effect.map(positionOf),
      ),
    closeAll: (positionids, requestid) =>
      call('/trade/closepositions', { positionids: positionids.join(','), requestid }, Schema.Array(WireClosed)).pipe(
        Effect.map((closed) => closed.map(closedOf)),
      ),
  })
