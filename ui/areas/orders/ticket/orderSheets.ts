import { lazily } from '../../../kit/lazily.tsx'
import type { Sending } from './sending/sending.model.ts'

/** Review, sending and outcome of an order. See OrderSheet.tsx. */
export const OrderSheet = lazily(() => import('./OrderSheet.tsx').then((part) => part.OrderSheet))

const OPEN_STAGES: ReadonlySet<string> = new Set(['idle', 'sending', 'unknown', 'lost'])

/** Closes the sheet of an order: one that is under way goes on, a refused one can be changed, any other has ended. */
export const closeOrder =
  (sending: Sending, onEnd: () => void): (() => void) =>
  () => {
    const stage = sending.stage.peek()
    if (stage === 'refused') sending.finish()
    else if (OPEN_STAGES.has(stage)) sending.close()
    else onEnd()
  }
