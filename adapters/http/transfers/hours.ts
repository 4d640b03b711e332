import { Schema } from 'effect'
import type { WorkingHours } from '../../../ports/Deposits.ts'
import { WireTime, WireStatus } from '../figures.ts'

/** Working hours of deposits or withdrawals. */
export const ServiceHours = Schema.Struct({
  zone: Schema.String,
  days: Schema.Array(Schema.Number),
  open: Schema.String,
  close: Schema.String,
  isopen: WireStatus,
  nextopen: WireTime,
})

export const workingHours = ({ isopen, nextopen, ...hours }: (typeof ServiceHours)['Type']): WorkingHours => ({
  ...hours,
  isOpen: isopen === 1,
  nextOpen: nextopen,
})
