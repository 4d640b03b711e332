import type { Fact } from '../catalogue.ts'

/** What is said of one kind of activity. */
interface About {
  /** A season's has `{quarter}` and `{year}`. */
  readonly title: string
  readonly summary: string
  /** What is special about how it works; `{days}`. */
  readonly rules: ReadonlyArray<string>
}

/** Everything that activities say in one language. `{from}` is the amount from which one may claim. */
export interface ActivityWords {
  readonly newcomer: About
  readonly season: About
  /** What is to be done, and when it counts. */
  readonly tasks: Readonly<Record<Fact, readonly [title: string, content: string]>>
  /** How every activity works; `{from}`, `{currency}`. */
  readonly rules: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
}
