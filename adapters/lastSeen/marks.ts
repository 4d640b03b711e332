import type { Instant } from '../../domain/calendar/zone.ts'

interface Mark {
  readonly sentAt: Instant
  /** The screen that asked. */
  readonly screen: string
  /** Whether the server has answered nothing since: until then any screen may show the same figures. */
  readonly isEverywhere: boolean
}

interface MarksOptions {
  /** The address of the screen. */
  readonly here: () => string
  /** Receives the time of the oldest kept answer on the screen; null where all are fresh. */
  readonly tell: (oldest: Instant | null) => void
}

/** Knows which kept answers the screen may show, and tells the time of the oldest whenever it changes. */
export const makeMarks = ({ here, tell }: MarksOptions) => {
  const marks = new Map<string, Mark>()
  let told: Instant | null = null

  const tellOldest = (): void => {
    const shown = [...marks.values()].filter(({ isEverywhere, screen }) => isEverywhere || screen === here())
    const oldest = shown.length === 0 ? null : Math.min(...shown.map(({ sentAt }) => sentAt))
    if (oldest !== told) tell(oldest)
    told = oldest
  }

  return {
    /** A kept answer is given to the screen. */
    add: (key: string, sentAt: Instant): void => {
      marks.set(key, { sentAt, screen: here(), isEverywhere: true })
      tellOldest()
    },
    /** The screen received a fresh answer to the question. Those of other screens count again when these are opened. */
    refreshed: (key: string): void => {
      marks.delete(key)
      for (const [other, mark] of marks) marks.set(other, { ...mark, isEverywhere: false })
      tellOldest()
    },
    /** Another screen is shown. */
    moved: tellOldest,
    clear: (): void => {
      marks.clear()
      tellOldest()
    },
  }
}
