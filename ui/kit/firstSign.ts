import { whenIdle } from './whenIdle.ts'

/** After how long a customer who only looks is expected to touch something soon, in milliseconds. */
const LOOKS = 10_000
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

let sign: Promise<void> | null = null

const waitForSign = (): Promise<void> =>
  new Promise((resolve) => {
    // A tap or key before this was asked for.
    if (navigator.userActivation?.hasBeenActive) {
      resolve()
      return
    }
    const listening = new AbortController()
    const seen = () => {
      listening.abort()
      clearTimeout(waiting)
      resolve()
    }
    const waiting = setTimeout(seen, LOOKS)
    for (const name of SIGNS) addEventListener(name, seen, { signal: listening.signal, capture: true, passive: true })
  })

/**
 * Resolves at the customer's first touch, key or move of a mouse, at the latest 10 s after it was first asked for. What only
 * answers a customer waits for it: downloaded before, it delays what the customer has come to see.
 */
export const firstSign = (): Promise<void> => (sign ??= waitForSign())

/** After the customer's first sign, and after what answers it: a first tap leads to another screen more often than down this one. */
export const signAndIdle = (): Promise<void> => firstSign().then(() => new Promise((resolve) => void whenIdle(resolve)))
