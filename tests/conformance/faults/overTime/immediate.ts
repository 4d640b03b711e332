import { textOf } from '../../contract/amounts.ts'
import { inRows, type Row, rowsOf, together } from './answer.ts'
import type { FaultOverTime } from './fault.ts'
import { MARKETS } from './feesSeen.ts'

const workflowOf = (market: string): string => `orders that wait over a night in ${market}`

/** Orders that must not wait, shown as waiting. */
const rests =
  (isIt: (row: Row) => boolean, isListed: boolean): FaultOverTime['plant'] =>
  () => {
    const waiting = new Map<string, Row>()
    const still = (row: Row): Row => {
      if (!isIt(row)) return row
      const none = Number(row['filled']) === 0
      return { ...row, state: none ? 'pending' : 'partlyfilled', held: '1', reason: '' }
    }
    return together(
      inRows('/trade/orderinfo', (row) => {
        if (isIt(row)) waiting.set(textOf(row['id']), still(row))
        return isListed ? row : still(row)
      }),
      (passing) => {
        if (passing.path !== '/trade/pendinglist' || !isListed) return {}
        const list = [...rowsOf(passing), ...waiting.values()]
        return { text: JSON.stringify({ status: 1, msg: '', data: { list, next: '' } }) }
      },
    )
  }

const RESTS = /^\/trade\/orderinfo \/data\/state cancelled, or filled: (ioc|fok) leaves nothing waiting/

export const immediate: ReadonlyArray<FaultOverTime> = MARKETS.flatMap(([market]) => {
  const one = (variant: string, plant: FaultOverTime['plant'], reason = RESTS): FaultOverTime => ({
    kind: 'immediate or cancel rests',
    variant: `${variant}, ${market}`,
    workflow: workflowOf(market),
    plant,
    reason,
  })
  const isIoc = (row: Row): boolean => row['timeinforce'] === 'ioc'
  return [
    one(
      'nothing of it was filled',
      rests((row) => isIoc(row) && Number(row['filled']) === 0, false),
    ),
    one(
      'a part of it was filled',
      rests((row) => isIoc(row) && Number(row['filled']) > 0 && row['filled'] !== row['quantity'], false),
    ),
    one(
      'of a short sale',
      rests((row) => isIoc(row) && row['direction'] === 'short', false),
    ),
    one(
      'fill or kill',
      rests((row) => row['timeinforce'] === 'fok', false),
    ),
    one(
      'it is among the orders that wait',
      rests(isIoc, true),
      /^\/trade\/pendinglist \/data\/list the order for the day and the one until cancelled alone/,
    ),
  ]
})
