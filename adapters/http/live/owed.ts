import { Effect, Exit, Schema } from 'effect'
import type { paths } from '../../generated/contract.ts'
import { WireTime } from '../figures.ts'
import type { Agrees } from '../wire.ts'
import { type RawEvent, STREAM } from './liveEvents.ts'

type WireEvent = paths[typeof STREAM]['get']['responses'][200]['content']['text/event-stream']
type WirePulse = Extract<WireEvent, { event: 'beat' }>['data']

const PULSE = Schema.Struct({ time: WireTime, last: Schema.optionalKey(Schema.String) })
const WirePulse: typeof PULSE & Agrees<typeof PULSE, WirePulse> = PULSE

/** Events that concern the customer: their ids are those that a beat names. */
const OWN: ReadonlySet<string> = new Set(['orders', 'fills', 'positions', 'wallets', 'messages', 'alerts'])

/**
 * Hears whether a stream tells what the server has recorded. A beat may name an event that is still to come; the next one
 * may not, unless another own event has come between them. Source: RULES.md, live.
 */
export const makeOwed = () => {
  let lastId = ''
  let owed = ''
  return {
    /** Takes an event, and returns whether the stream is one that tells nothing. */
    isMissing: ({ data, event, id }: RawEvent): boolean => {
      if (OWN.has(event)) {
        lastId = id
        owed = ''
      }
      if (event !== 'beat') return false
      const pulse = Effect.runSyncExit(Schema.decodeUnknownEffect(WirePulse)(data))
      const last = Exit.isSuccess(pulse) ? (pulse.value.last ?? '') : ''
      const isTold = last === '' || last === lastId
      const wasOwed = owed !== ''
      owed = isTold ? '' : last
      return wasOwed && !isTold
    },
  }
}
