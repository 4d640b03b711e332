import { textOf } from '../../contract/amounts.ts'
import type { Passing } from '../recorded.ts'
import { inRows, type Json, type Row, rowsOf, together, unitMore } from './answer.ts'
import type { FaultOverTime } from './fault.ts'

const MARKETS = ['MY', 'US'] as const

/** The alerts of the customer as they were last shown, and how often each was seen met. */
const met = () => {
  const seen = new Map<string, number>()
  return {
    watch: (passing: Passing): Partial<Passing> => {
      for (const row of passing.path === '/alert/list' ? rowsOf(passing) : [])
        if (row['state'] === 'met') seen.set(textOf(row['id']), (seen.get(textOf(row['id'])) ?? 0) + 1)
      return {}
    },
    isMet: () => seen.size > 0,
  }
}

/** The newest message is told again, from the message list's nth reading on. */
const toldAgain =
  (from: number, isIt: (row: Row) => boolean = () => true): FaultOverTime['plant'] =>
  () => {
    const { isMet, watch } = met()
    let asked = 0
    let isTold = false
    const again = inRows('/message/list', (row) => {
      const isDue = !isTold && textOf(row['title']).startsWith('Price alert') && isIt(row)
      if (!isDue) return row
      isTold = true
      return [{ ...row, id: `${textOf(row['id'])}-2` }, row]
    })
    return together(watch, (passing) => {
      if (passing.path !== '/message/list' || !isMet()) return {}
      asked += 1
      isTold = false
      return asked >= from ? again(passing) : {}
    })
  }

export const alerts: ReadonlyArray<FaultOverTime> = MARKETS.flatMap((market): ReadonlyArray<FaultOverTime> => {
  const one = (variant: string, plant: FaultOverTime['plant'], reason: RegExp): FaultOverTime => ({
    kind: 'an alert is told twice',
    variant: `${variant}, ${market}`,
    workflow: `alerts that are met again and again in ${market}`,
    plant,
    reason,
  })
  const told = (when: string): RegExp =>
    new RegExp(`^/message/list /data/list \\d+ messages about .*one an alert, ${when}`)
  return [
    one('by two messages at once, when it is above', toldAgain(1), told('when the price is above')),
    one('by two messages, when it is below', toldAgain(3), told('when the price is below')),
    one('by another message when it is met again', toldAgain(5), told('when the price is above again')),
    one('by another message on the next day', toldAgain(7), told('on the next day')),
    ...(['above', 'below', 'rise', 'fall'] as const).map((kind) =>
      one(
        `in the list twice, ${kind}`,
        () => inRows('/alert/list', (row) => (row['kind'] === kind && row['state'] === 'met' ? [row, row] : row)),
        new RegExp(`^/alert/list /data the alert ${kind} once, met`),
      ),
    ),
    one(
      'its time and price are those of the last time',
      () => {
        const first = new Map<string, number>()
        return inRows('/alert/list', (row) => {
          if (row['state'] !== 'met') return row
          const id = textOf(row['id'])
          const nth = first.get(id) ?? 0
          first.set(id, nth + 1)
          const later: Json = unitMore(row['mettime'], nth > 3 ? 60_000 : 0)
          return { ...row, mettime: Number(later) }
        })
      },
      /^\/alert\/list \/data\/mettime met at .*as before/,
    ),
    one(
      'it waits again after it was met',
      () => {
        let seen = 0
        return inRows('/alert/list', (row) => {
          if (row['kind'] !== 'rise' || row['state'] !== 'met') return row
          seen += 1
          return seen > 2 ? { ...row, state: 'waiting', mettime: '-', metprice: '-' } : row
        })
      },
      /^\/alert\/list (\/data the alert rise once, met|\/data\/list\/state|\/data\/\d+\/state)/,
    ),
    one(
      'its message counts twice among the unread',
      () => {
        const { isMet, watch } = met()
        return together(
          watch,
          inRows('/message/unread', (row) => (isMet() ? { ...row, unread: unitMore(row['unread']) } : row)),
        )
      },
      /^\/message\/unread \/data\/unread .*as many as are listed/,
    ),
  ]
})
