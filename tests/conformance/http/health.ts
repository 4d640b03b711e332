import type { Answer, Caller } from '../contract/caller.ts'

/** Whether a server is there at all, whatever it answers. */
export interface Health {
  readonly call: Caller
  /** Why no further call is made; undefined while the server answers. */
  readonly givenUp: () => string | undefined
}

/** After this many calls without an answer no further call is made: each may take as long as a call may. */
const MOST_SILENT = 5

/** After this many answers of HTTP 5xx in a row the server is asked whether it is there. */
const MOST_FAULTS = 8

const isFault = (answer: Answer): boolean => answer.kind === 'silent' || answer.status >= 500

/**
 * A caller that tells a sick server from a wrong one. One that does not answer, or answers nothing but HTTP 5xx, is not checked
 * any further: its faults are those of its machine. One that fails on some calls only is wrong.
 *
 * @param look a call that a healthy server always answers
 */
export const withHealth = (inner: Caller, look: () => Promise<Answer>): Health => {
  let [made, silent, unanswered, inARow] = [0, 0, 0, 0]
  let isSick = false
  const call: Caller = async (sent) => {
    const answer = await inner(sent)
    made += 1
    if (answer.kind === 'silent') silent += 1
    if (!isFault(answer)) inARow = 0
    else {
      unanswered += 1
      inARow += 1
    }
    if (silent >= MOST_SILENT) isSick = true
    else if (inARow >= MOST_FAULTS) {
      inARow = 0
      isSick ||= isFault(await look())
    }
    return answer
  }
  return { call, givenUp: () => (isSick ? `the server did not answer (${unanswered} of ${made} calls)` : undefined) }
}
