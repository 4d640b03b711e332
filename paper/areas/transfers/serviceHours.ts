import { FUNDS_ZONE, isOpenAt, processingStart, type ServiceHours } from '../../../domain/transfers/hours.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock/instant.ts'

type WireHours = Data<'/funds/withdrawpreview'>['hours']

/** The zone keeps one offset all year. */
const OFFSET = 8 * HOUR

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Hours as the contract shows them, and what they mean at an instant. */
export const showHours = (hours: ServiceHours, now: Date): WireHours => ({
  zone: FUNDS_ZONE,
  days: [1, 2, 3, 4, 5],
  open: clockText(hours.opens),
  close: clockText(hours.closes),
  isopen: isOpenAt(hours, now.getTime()) ? 1 : 0,
  nextopen: processingStart(hours, now.getTime()),
})

/** The close of the working day on which a request submitted now is processed. */
export const closeOfWork = (hours: ServiceHours, now: Date): Date => {
  const local = processingStart(hours, now.getTime()) + OFFSET
  return new Date(local - (local % DAY) + hours.closes * MINUTE - OFFSET)
}

/** Today in Kuala Lumpur, as the number of days since 1 January 1970. */
export const dayNumberOf = (now: Date): number => Math.floor((now.getTime() + OFFSET) / DAY)
