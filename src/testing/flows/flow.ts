import { type Locator, page } from 'vitest/browser'
import type { LocaleRow } from '../../../ui/i18n/locales.ts'
import type { currentWords } from '../../../ui/i18n/words.ts'

export type Words = ReturnType<typeof currentWords>

/** The topmost sheet. */
export const sheet = page.getByRole('dialog')

/** A button of the page, or of a part of it. */
export const button = (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

/** One flow of the app, from its screen to its result, in front of a server with every example. */
export interface Flow {
  readonly name: string
  readonly at: string
  /** The address of another subject's screen, if there is one. */
  readonly other?: string
  /** What the server answers to a call with a form, where it is not the first example. */
  readonly answers?: (form: URLSearchParams) => Readonly<Record<string, object>>
  /** Opens the form from the screen. */
  readonly enter?: (words: Words) => Promise<void>
  /** Types the fields that the review needs. */
  readonly fill?: (words: Words) => Promise<void>
  /** The typed values that stay. */
  readonly kept?: (words: Words) => Locator
  /** The typed values that are cleared. */
  readonly secret?: { readonly field: (words: Words) => Locator; readonly text: string; readonly inSheet?: true }
  /** The sheet with the form that the review replaces, if any: closing the review returns to it. */
  readonly formSheet?: (words: Words) => Locator
  /** Opens the review sheet. */
  readonly review: (words: Words) => Promise<void>
  readonly send: (words: Words) => Promise<void>
  /** The element that reports the success. */
  readonly done: (words: Words) => Locator
  /** Whether its success sheet has no link to the result, because Done leads there. */
  readonly doneLeads?: true
}

/** The languages of the flows. */
export const LANGUAGES: ReadonlyArray<LocaleRow['code']> = ['es', 'us', 'ar']
