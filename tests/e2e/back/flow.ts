import type { Locator, Page } from '@playwright/test'
import type { control, Customer } from '../support/control.ts'
import type { Language, wordsOf } from '../support/words.ts'

type Words = Awaited<ReturnType<typeof wordsOf>>

/** The tools that set up a flow without the screens. */
export interface Arranging {
  readonly url: string
  readonly steer: ReturnType<typeof control>
  /** A customer whose identity is proven, who has a fund password and a payout account. It is a Monday morning on which Malaysia trades. */
  readonly me: () => Customer
}

/** A screen in a language. */
export interface Shown {
  readonly page: Page
  readonly words: Words
  /** The topmost sheet. */
  readonly sheet: Locator
}

/** One flow of the app, from its screen to its result. */
export interface Flow {
  readonly name: string
  /** Prepares its data. Returns the address of its screen, and of another subject's if there is one. */
  readonly arrange: (arranging: Arranging) => Promise<{ readonly at: string; readonly other?: string }>
  /** Opens the form from the screen. */
  readonly enter?: (shown: Shown) => Promise<void>
  /** Types the fields that the review needs. */
  readonly fill?: (shown: Shown) => Promise<void>
  /** The typed values that stay. */
  readonly kept?: (shown: Shown) => Locator
  /** The typed values that are cleared. */
  readonly secret?: { readonly field: (shown: Shown) => Locator; readonly text: string; readonly inSheet?: true }
  /** The sheet with the form that the review replaces, if any: closing the review returns to it. */
  readonly formSheet?: (shown: Shown) => Locator
  /** Opens the review sheet. */
  readonly review: (shown: Shown) => Promise<void>
  readonly send: (shown: Shown) => Promise<void>
  /** The element that reports the success. */
  readonly done: (shown: Shown) => Locator
  /** Whether its success sheet has no link to the result, because Done leads there. */
  readonly doneLeads?: true
  /** Removes data that other tests would see. */
  readonly clean?: (arranging: Arranging) => Promise<unknown>
}

/** The languages of the flows. */
export const LANGUAGES: readonly Language[] = ['es', 'us', 'ar']
