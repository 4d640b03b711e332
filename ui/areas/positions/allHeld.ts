import { Effect } from 'effect'
import { type PositionRecord, Positions } from '../../../ports/Positions.ts'

/** Every current position, page by page. A server that repeats a page is not asked again. */
export const allHeld = Effect.gen(function* () {
  const positions = yield* Positions
  const found = new Map<string, PositionRecord>()
  let cursor: string | undefined
  for (;;) {
    const before = found.size
    const page = yield* positions.list({ which: 'held', cursor })
    for (const position of page.list) found.set(position.id, position)
    if (page.next === null || found.size === before) return [...found.values()]
    cursor = page.next
  }
})
