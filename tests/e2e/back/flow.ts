import type { Locator, Page } from '@playwright/test'
import type { control, Customer } from '../support/control.ts'
import type { Language, wordsOf } from '../support/words.ts'

type Words = Awaited<ReturnType<typeof wordsOf>>

/** What a flow is arranged with, past the screens. */
export interface Arranging {
  readonly url: string
  readonly steer: ReturnType<typeof control>
  readonly me: () => Customer
  /** Lets the clock go on from a Monday morning on which Malaysia trades. */
  readonly onMonday: () => Promise<void>
}

/** A screen in a language. */
export interface Shown {
  readonly page: Page
  readonly words: Words
  /** The topmost sheet. */
  readonly sheet: Locator
}

/** One flow of the app, from its screen to what came of it. */
export interface Flow {
  readonly name: string
  /** Makes ready what it needs. Gives the address of its screen, and of another subject's where there is one. */
  readonly arrange: (arranging: Arranging) => Promise<{ readonly at: string; readonly other?: string }>
  /** Leads from the screen to its form. */
  readonly enter?: (shown: Shown) => Promise<void>
  /** Types what has to be typed before the review. */
  readonly fill?: (shown: Shown) => Promise<void>
  /** What was typed and stays. */
  readonly kept?: (shown: Shown) => Locator
  /** What was typed and is forgotten, with what is typed. */
  readonly secret?: { readonly field: (shown: Shown) => Locator; readonly text: string; readonly inSheet?: true }
  /** What the review takes the place of where it opens from a form on a sheet: closing the review leads back to it. */
  readonly formSheet?: (shown: Shown) => Locator
  /** Opens the sheet that is sent. */
  readonly review: (shown: Shown) => Promise<void>
  readonly send: (shown: Shown) => Promise<void>
  /** What says that it was done. */
  readonly done: (shown: Shown) => Locator
  /** Where its success sheet has no link to what came of it, since Done leads there. */
  readonly doneLeads?: true
  /** Undoes what would be there for other tests. */
  readonly clean?: (arranging: Arranging) => Promise<unknown>
}

/** The languages that flows are walked in. */
export const LANGUAGES: readonly Language[] = ['es', 'us', 'ar']
