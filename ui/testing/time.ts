import { vi } from 'vitest'

const realTurn = setImmediate

/** Lets Effect's runtime run, which captured the real event loop before a test replaced it. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void realTurn(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** Advances fake timers and runs what is due. */
export const pass = async (millis = 0): Promise<void> => {
  await settled()
  await vi.advanceTimersByTimeAsync(millis)
  await settled()
}

/** The time of the fake clock. */
export const fakedNow = (): number => vi.getMockedSystemTime()!.getTime()
