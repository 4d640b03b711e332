import { createContext, useContext } from 'react'

/**
 * The few texts that components show without their caller; everything else is a prop. The shell provides them from
 * i18n.
 */
export interface KitWords {
  /** BCP 47 tag of the language, for month and weekday names. */
  readonly locale: string
  readonly back: string
  readonly close: string
  readonly cancel: string
  readonly confirm: string
  readonly retry: string
  readonly loading: string
  /** Part of the app could not be downloaded, and what to do. */
  readonly loadFailed: string
  readonly loadFailedHint: string
  readonly remove: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly increase: string
  readonly decrease: string
  /** Announced instead of the arrow of a change. */
  readonly rise: string
  readonly fall: string
  readonly unchanged: string
  /** Announced instead of a hidden or unknown amount. */
  readonly amountHidden: string
  readonly notKnown: string
  /** How a typed figure was read that can be read in two ways, and the button that means the other. */
  readonly readAs: (figure: string) => string
  readonly iMean: (figure: string) => string
  readonly pause: string
  readonly play: string
  readonly refresh: string
  readonly pullToRefresh: string
  readonly releaseToRefresh: string
  readonly refreshing: string
  readonly uploading: string
  readonly uploadFailed: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly chooseDate: string
  /** The message for a range that is too long: at most `days` days. */
  readonly maximumDays: (days: number) => string
  /** The position in a row of slides, such as "2 of 5". */
  readonly position: (index: number, count: number) => string
}

const Words = createContext<KitWords | null>(null)

/** Provides the words for every component below. */
export const KitWordsProvider = Words.Provider

/** The words; throws for a kit component outside of the provider. */
export const useKitWords = (): KitWords => {
  const words = useContext(Words)
  if (words === null) throw new Error('kit component outside KitWordsProvider')
  return words
}
