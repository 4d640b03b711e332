import { vi } from 'vitest'

const realTurn = setImmediate
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => void realTurn(resolve))
}

/** Lets so many milliseconds of the faked timers pass, and all that is due happen. */
export const pass = async (millis = 0): Promise<void> => {
  await turns()
  await vi.advanceTimersByTimeAsync(millis)
  await turns()
}
