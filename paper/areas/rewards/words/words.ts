import type { Fact } from '../catalogue.ts'

/** The texts of one kind of activity. */
interface About {
  /** The title; a season's has `{quarter}` and `{year}`. */
  readonly title: string
  readonly summary: string
  /** Its particular rules; `{days}`. */
  readonly rules: ReadonlyArray<string>
}

/** All texts of activities in one language. `{from}` is the minimum amount of a claim. */
export interface ActivityWords {
  readonly newcomer: About
  readonly season: About
  /** What to do, and when it counts. */
  readonly tasks: Readonly<Record<Fact, readonly [title: string, content: string]>>
  /** The rules of every activity; `{from}`, `{currency}`. */
  readonly rules: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
}
