import { cdp } from 'vitest/browser'
import { fingersOn } from './fingers.ts'

interface Debugger {
  readonly send: (method: string, parameters: object) => Promise<unknown>
}

/** Fingers on the screen of a component test, at places of its frame: they scroll, as on a phone. `now` is the browser's clock. */
export const fingersOnFrame = async (now: () => number) => {
  const devtools = cdp() as unknown as Debugger
  // The first call opens the connection; later ones arrive in their order.
  await devtools.send('Page.enable', {})
  const frame = window.frameElement?.getBoundingClientRect()
  return fingersOn({
    now,
    touch: (type, spots, at) => {
      const touchPoints = spots.map(([x, y], id) => ({ x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0), id }))
      return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 })
    },
    until: (then) => new Promise((reached) => setTimeout(reached, Math.max(0, then - now()))),
  })
}
