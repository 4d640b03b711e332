import type { Fault } from '../plant.ts'
import { bookings, stuck } from './bookings.ts'
import { figures } from './figures.ts'
import { records } from './records.ts'
import { rounding } from './rounding.ts'
import { byTerms } from './terms.ts'

/** Faults in money. */
export const moneyFaults: ReadonlyArray<Fault> = [
  ...figures,
  ...bookings,
  ...stuck,
  ...records,
  ...byTerms,
  ...rounding,
]
