import { Effect } from 'effect'
import { formatDecimal } from '../../../domain/money/decimal.ts'
import { Positions } from '../../../ports/Positions.ts'
import { Position, PositionPage, TradeClosepositionsAnswer } from '../../generated/schemas/positions.ts'
import type { Call } from '../client.ts'
import { formProtection, positionOf } from '../orders/orderRecords.ts'
import { formPage, formRange, pageOf } from '../pages.ts'

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
        PositionPage,
      ).pipe(Effect.map(pageOf(positionOf))),
    detail: (positionid) => call('/trade/positioninfo', { positionid }, Position).pipe(Effect.map(positionOf)),
    addMargin: (positionid, amount, requestid) =>
      call('/trade/addmargin', { positionid, amount: formatDecimal(amount), requestid }, Position).pipe(
        Effect.map(positionOf),
      ),
    protect: (positionid, protection, requestid) =>
      call('/trade/protect', { positionid, ...formProtection(protection), requestid }, Position).pipe(
        Effect.map(positionOf),
      ),
    note: (positionid, note, notebefore, requestid) =>
      call('/trade/positionnote', { positionid, note, notebefore, requestid }, Position).pipe(Effect.map(positionOf)),
    closeAll: (positionids, requestid) =>
      call('/trade/closepositions', { positionids: positionids.join(','), requestid }, TradeClosepositionsAnswer),
  })
