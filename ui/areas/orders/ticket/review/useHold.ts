import { useEffect, useState } from 'react'
import { HOLD_SECONDS, isHeld } from '../../../../../domain/orders/hold/hold.ts'
import { makeHoldModel } from '../../../../app/session/hold.model.ts'
import { useModel } from '../../../../data/app/app.ts'
import type { Entry } from '../enter/entry.model.ts'
import type { Sending } from '../sending.model.ts'

const SECOND = 1_000

/** The wait of an order before it can be sent. Nothing is sent by time alone: at its end the customer sends it, or does not. */
export interface Hold {
  /** Seconds left, 0 at the end; null where the order does not wait. */
  readonly left: number | null
  /** Sends the order, or begins the wait where the customer asked for one. */
  readonly send: () => Promise<void>
  readonly cancel: () => void
}

/** Counts ticks, not instants: a page in the background makes the wait longer, never shorter. */
export const useHold = (entry: Entry, sending: Sending): Hold => {
  const { choice, restored } = useModel(makeHoldModel)
  const [left, setLeft] = useState<number | null>(null)
  const isCounting = left !== null && left > 0
  useEffect(() => {
    if (!isCounting) return undefined
    const timer = setInterval(() => setLeft((now) => (now === null ? null : Math.max(0, now - 1))), SECOND)
    return () => clearInterval(timer)
  }, [isCounting])
  const cancel = () => setLeft(null)
  return {
    left,
    cancel,
    send: async () => {
      await restored
      const [order, asked] = [entry.order.peek(), entry.preview.peek()]
      const waits = order && asked.is === 'ready' && isHeld(choice.peek(), { ...asked.preview, action: order.action })
      if (waits && left !== 0) return setLeft(HOLD_SECONDS)
      cancel()
      await sending.confirm()
    },
  }
}
