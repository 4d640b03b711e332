import { Effect } from 'effect'
import { Orders } from '../../../ports/Orders.ts'
import { loadFirstHour, storeFirstHour } from './keptFirstHour.ts'

/** Decides, once for each customer and device, who is a newcomer: who has no filled order. */
export const decideFirstHour = Effect.gen(function* () {
  if (yield* loadFirstHour) return
  const { list } = yield* (yield* Orders).fills({ limit: 1 })
  yield* storeFirstHour({ isOn: list.length === 0, since: 0 })
})
