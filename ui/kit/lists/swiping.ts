/** Faster than this, in px/ms, a swipe counts however short it is. Source: RULES.md, business constants. */
export const SWIPE_SPEED = 0.25

export interface SwipeWay {
  /** Towards the next slide is negative, in px. */
  readonly by: number
  readonly ms: number
  readonly width: number
}

/**
 * The slide on which a swipe ends: the next one when it was fast enough or longer than half the width, else the same.
 */
export const swipeTarget = ({ by, ms, width }: SwipeWay, from: number, count: number): number => {
  const fast = Math.abs(by) / Math.max(1, ms) > SWIPE_SPEED
  const far = Math.abs(by) > width / 2
  const to = fast || far ? from - Math.sign(by) : from
  return Math.min(count - 1, Math.max(0, to))
}
