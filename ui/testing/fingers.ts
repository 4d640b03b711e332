/** A place on the screen, in pixels from its left and its top. */
export type Spot = readonly [x: number, y: number]

/** The movement of a finger from one place to another. */
interface Way {
  /** The number of movements. */
  readonly steps?: number
  /** The duration, in milliseconds of the finger's own time. */
  readonly ms?: number
  /** Stays on the screen at the end of the movement. */
  readonly hold?: boolean
}

const between = (from: Spot, to: Spot, share: number): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

type Touch = 'touchStart' | 'touchMove' | 'touchEnd'

/** The screen of a browser, through its debugger. */
export interface Glass {
  /** The time of its clock, in milliseconds. */
  readonly now: () => number
  /** Sends what the fingers do, at a time in milliseconds. */
  readonly touch: (type: Touch, spots: readonly Spot[], at: number) => Promise<unknown>
  /** Waits until the browser's clock is at a time in milliseconds. */
  readonly until: (then: number) => Promise<unknown>
}

/**
 * Fingers on the screen, as a phone's browser gets them from the glass: it scrolls, taps and cancels by them. What time
 * each event has is said here and not measured, so a swipe is as fast on a busy machine as on an idle one.
 */
export const fingersOn = (glass: Glass) => {
  let now = glass.now()

  const send = (type: Touch, spots: readonly Spot[], ms: number) => {
    now += ms
    return glass.touch(type, spots, now)
  }
  /**
   * Off the glass, long enough after the last touch to be no double tap, and until the browser's clock is there too: it
   * drops a tap of later than its own time.
   */
  const rest = async () => {
    now = Math.max(now + 1_000, glass.now())
    await glass.until(now)
  }
  const touch = (...spots: readonly Spot[]) => send('touchStart', spots, 0)
  const down = async (...spots: readonly Spot[]) => {
    await rest()
    await touch(...spots)
  }
  const up = () => send('touchEnd', [], 0)
  const move = (ms: number, ...spots: readonly Spot[]) => send('touchMove', spots, ms)

  /**
   * Several fingers, each from its first place to its second, all at the same time. The second event does not wait for the first
   * to be answered: on a busy machine the browser would take a finger that waits for a long press.
   */
  const pinch = async (
    ways: readonly (readonly [from: Spot, to: Spot])[],
    { steps = 8, ms = 400, hold = false }: Way = {},
  ) => {
    const step = (nth: number) => move(ms / steps, ...ways.map(([from, to]) => between(from, to, nth / steps)))
    await rest()
    await Promise.all([touch(...ways.map(([from]) => from)), step(1)])
    for (let nth = 2; nth <= steps; nth += 1) await step(nth)
    if (!hold) await up()
  }
  const drag = (from: Spot, to: Spot, way: Way = {}) => pinch([[from, to]], way)
  const tap = async (at: Spot) => {
    await rest()
    await Promise.all([touch(at), send('touchEnd', [], 50)])
  }
  return { down, move, up, drag, pinch, tap }
}
