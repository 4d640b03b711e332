import { vi } from 'vitest'

const realTurn = setImmediate

/** Lets Effect's runtime, which took hold of the real event loop before a test replaced it, get its turns. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void realTurn(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** Lets time pass under fake timers, and what is due happen. */
export const pass = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis)
  await settled()
}
