import { Effect } from 'effect'
import { type DayTrade, DayTrading } from '../../../ports/Daytrade.ts'
import { ContractBroken } from '../../../ports/failure.ts'
import {
  DaytradeListAnswer,
  DaytradePositionsAnswer,
  type DayTrade as Row,
  DayTradingFacility,
} from '../../generated/schemas/daytrade.ts'
import { OrderPage } from '../../generated/schemas/orders.ts'
import type { Call } from '../client.ts'
import { orderOf, positionOf } from '../orders/orderRecords.ts'
import { formPage, pageOf } from '../pages.ts'

/** Only a position may be without the time of its square-off, a day trade may not. */
const tradeOf = ({ isSquaredOff, position }: (typeof Row)['Type']): Effect.Effect<DayTrade, ContractBroken> => {
  const { squareOffAt } = position
  if (squareOffAt !== null) return Effect.succeed({ ...positionOf(position), squareOffAt, isSquaredOff })
  return Effect.fail(
    new ContractBroken({ call: '/daytrade/positions', path: 'list.position.squareofftime', why: 'not a time' }),
  )
}

/** Day trading over HTTP. */
export const dayTrading = (call: Call): DayTrading['Service'] =>
  DayTrading.of({
    facility: () => call('/daytrade/state', undefined, DayTradingFacility),
    apply: (requestid) => call('/daytrade/apply', { requestid }, DayTradingFacility),
    instruments: (market) => call('/daytrade/list', { market }, DaytradeListAnswer),
    orders: (page) => call('/daytrade/orders', formPage(page), OrderPage).pipe(Effect.map(pageOf(orderOf))),
    trades: ({ which, ...page }) =>
      call('/daytrade/positions', { which, ...formPage(page) }, DaytradePositionsAnswer).pipe(
        Effect.flatMap(({ list, next }) =>
          Effect.map(Effect.forEach(list, tradeOf), (trades) => ({ list: trades, next })),
        ),
      ),
  })
