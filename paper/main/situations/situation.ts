import type { Person, Scene } from './scene.ts'

/** What was made. */
export interface Made {
  readonly who: Person
  /** The screen of the app that shows it. */
  readonly path: string
  /** What the customer sees there, in a sentence for testers. */
  readonly expected: string
  /** The records that it is about, by name. */
  readonly ids?: Readonly<Record<string, string>>
}

/** A situation that testers need, made by the broker's own flows. */
export interface Situation {
  readonly title: string
  readonly topic: 'account' | 'money' | 'orders' | 'market' | 'offers' | 'products' | 'failures'
  /** Whether it needs the clock to be moved. */
  readonly movesTime?: true
  readonly make: (scene: Scene) => Promise<Made>
}

export type Situations = Readonly<Record<string, Situation>>
