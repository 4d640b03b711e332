import { inRows, type Json, type Row } from './answer.ts'
import type { FaultOverTime } from './fault.ts'

const isRow = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes what protects a position, with how often it was read before and the price that it had at first. */
export const inProtection =
  (change: (protection: Row, nth: number, first: Row, position: Row) => Row): FaultOverTime['plant'] =>
  () => {
    let nth = 0
    let first: Row | undefined
    return inRows('/trade/positioninfo', (row) => {
      const protection = row['protection']
      if (!isRow(protection)) return row
      first ??= protection
      nth += 1
      return { ...row, protection: change(protection, nth, first, row) }
    })
  }
