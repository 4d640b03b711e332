import type { Workflow } from '../../workflow.ts'
import { alertsOverDays } from './alerts.ts'
import { dividendOf } from './dividends.ts'
import { exchangesOverDays } from './exchanges.ts'
import { reservedMoney } from './money.ts'
import { ordersOverDays } from './orders.ts'
import { bracketOf, trailingStop } from './protections.ts'
import { settlementOf } from './settlement.ts'
import { shortOverNight } from './shorts.ts'

/** The workflows that move the clock and the market: nothing else runs beside them. */
export const byClock: ReadonlyArray<Workflow> = [
  ...(['MY', 'US', 'JP'] as const).map(ordersOverDays),
  ...(['MY', 'US', 'JP'] as const).map(shortOverNight),
  ...(['MY', 'CN', 'ES'] as const).map(settlementOf),
  ...(['US', 'TW'] as const).flatMap((market) => [dividendOf(market, 'long'), dividendOf(market, 'short')]),
  reservedMoney,
  exchangesOverDays,
  trailingStop('MY', 'long', 'trailpercent'),
  trailingStop('US', 'short', 'trailpercent'),
  trailingStop('JP', 'long', 'trailamount'),
  bracketOf('MY', 'long', 'take-profit'),
  bracketOf('US', 'short', 'stop-loss'),
  bracketOf('JP', 'long', 'hand'),
  alertsOverDays('MY'),
  alertsOverDays('US'),
]
