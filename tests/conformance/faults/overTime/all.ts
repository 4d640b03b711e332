import { alerts } from './alerts.ts'
import { legs } from './brackets.ts'
import { dividends } from './dividends.ts'
import type { FaultOverTime } from './fault.ts'
import { feesTwice } from './fees.ts'
import { immediate } from './immediate.ts'
import { cancelled, untilCancelled } from './orders.ts'
import { rates } from './rates.ts'
import { reserved } from './reserved.ts'
import { settlement } from './settlement.ts'
import { shortProfits } from './shorts.ts'
import { stops } from './stops.ts'
import { totals } from './totals.ts'

/** Faults of behaviour over time. */
export const faultsOverTime: ReadonlyArray<FaultOverTime> = [
  ...feesTwice,
  ...shortProfits,
  ...settlement,
  ...totals,
  ...cancelled,
  ...reserved,
  ...rates,
  ...dividends,
  ...stops,
  ...untilCancelled,
  ...immediate,
  ...legs,
  ...alerts,
]
