import { computed } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import type { IdentityState } from '../../../domain/contract/enumerations.ts'
import { DayTrading, type DayTradingFacility } from '../../../ports/Daytrade.ts'
import { Identity } from '../../../ports/Identity.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../data/query/query.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import type { App } from '../../data/app/app.ts'

/** The first missing requirement of a day trade; null: none. */
export type Gate = 'identity' | 'identity-review' | 'apply' | 'review'

/** The polling interval of an application under review, in milliseconds. */
const AGAIN = 5_000

/** The first requirement that a customer lacks for day trading. Source: RULES.md, day trading. */
export const gateOf = (facility: DayTradingFacility, identity: IdentityState): Gate | null => {
  if (facility.standing === 'approved') return null
  if (facility.standing === 'under-review') return 'review'
  if (identity === 'verified') return 'apply'
  return identity === 'under-review' ? 'identity-review' : 'identity'
}

interface FacilityState {
  readonly facility: DayTradingFacility
  readonly gate: Gate | null
}

const look = Effect.gen(function* () {
  const facility = yield* (yield* DayTrading).facility()
  // The identity is requested only where there is no application yet.
  const identity = facility.standing === 'not-applied' ? (yield* (yield* Identity).record()).state : 'verified'
  return { facility, gate: gateOf(facility, identity) } satisfies FacilityState
})

/** Whether the customer may day trade, and applying for it. Source: RULES.md, day trading. */
export const makeFacilityModel = (app: App) => {
  const standing = makeQuery<FacilityState>(app, () => look)
  const intent = makeIntent(app, 'daytrading', {
    form: Schema.Struct({}),
    send: (_, id) => Effect.flatMap(DayTrading, (service) => service.apply(id)),
  })
  const sheet = makeReviewing(intent, { ended: () => void standing.load() })

  return {
    standing,
    /** Undefined until it is known. */
    gate: computed(() => standing.value.value?.gate),
    intent,
    sheet,
    apply: (): Promise<void> => intent.submit({}),
    open: (): (() => void) => {
      void standing.load()
      const stop = pollWhileVisible(app, AGAIN, async () => {
        if (standing.value.peek()?.gate === 'review') await standing.load()
      })
      return () => {
        stop()
        standing.stop()
      }
    },
  }
}
