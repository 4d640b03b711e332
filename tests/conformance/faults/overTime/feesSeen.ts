import { textOf } from '../../contract/amounts.ts'
import type { Passing } from '../recorded.ts'
import { type Json, type Row, rowsOf } from './answer.ts'

/** Markets with another currency each, one without decimals. */
export const MARKETS = [
  ['MY', 'MYR'],
  ['US', 'USD'],
  ['JP', 'JPY'],
] as const

export const isFilled = (row: Row): boolean => row['state'] === 'filled' && Number(row['fees']) > 0

/** The orders that were seen filled, with their fees. */
export const feesSeen = (isIt: (row: Row) => boolean) => {
  const seen = new Map<string, Json>()
  return {
    seen,
    watch: (passing: Passing): Partial<Passing> => {
      if (!['/trade/orderinfo', '/trade/order'].includes(passing.path)) return {}
      for (const row of rowsOf(passing)) if (isFilled(row) && isIt(row)) seen.set(textOf(row['id']), row['fees'] ?? '0')
      return {}
    },
  }
}

export const isWaited = (row: Row): boolean => row['timeinforce'] === 'gtc'
export const opens = (row: Row): boolean => row['action'] === 'open' && row['direction'] === 'short'
export const closes = (row: Row): boolean => row['action'] === 'close' && row['direction'] === 'short'
