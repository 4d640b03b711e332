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
export const pass = async (millis = 0): Promise<void> => {
  await settled()
  await vi.advanceTimersByTimeAsync(millis)
  await settled()
}

/** What the faked clock shows. */
export const fakedNow = (): number => vi.getMockedSystemTime()!.getTime()
