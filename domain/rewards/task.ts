import type { Instant } from '../calendar/zone.ts'
import type { Phase, TaskState } from '../contract/enumerations.ts'

export type { Phase, TaskState } from '../contract/enumerations.ts'

/** From when to when tasks count; `endsAt` is not included. */
export interface Term {
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** The state of an activity at an instant. */
export const phaseOf = ({ endsAt, startsAt }: Term, at: Instant): Phase =>
  at >= endsAt ? 'ended' : at < startsAt ? 'upcoming' : 'running'

export interface Progress {
  readonly isCompleted: boolean
  /** Whether the task that unlocks this one is completed; true where none does. */
  readonly isUnlocked: boolean
}

/** A completed task stays completed, also where the one before it is not, and after the end. Source: RULES.md, activities. */
export const taskState = (phase: Phase, { isCompleted, isUnlocked }: Progress): TaskState => {
  if (isCompleted) return 'completed'
  if (phase === 'ended') return 'ended'
  return phase === 'running' && isUnlocked ? 'open' : 'locked'
}
