import type { Fault } from '../plant.ts'

/** A fault in somebody's money. */
export const fault = (mechanism: string, where: string, plant: Fault['plant'], reason: RegExp): Fault => ({
  class: 'money',
  mechanism,
  where,
  plant,
  reason,
})
