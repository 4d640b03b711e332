import { createContext, useContext } from 'react'

/** The few words that components say by themselves; everything else is a prop. The shell fills them from i18n. */
export interface KitWords {
  /** BCP 47 tag of the language, for month and weekday names. */
  readonly locale: string
  readonly back: string
  readonly close: string
  readonly cancel: string
  readonly confirm: string
  readonly retry: string
  readonly loading: string
  readonly remove: string
  readonly showPassword: string
  readonly hidePassword: string
  readonly increase: string
  readonly decrease: string
  /** Said instead of the arrow of a change. */
  readonly rise: string
  readonly fall: string
  readonly unchanged: string
  /** Said instead of an amount that is covered, or not known. */
  readonly amountHidden: string
  readonly notKnown: string
  readonly pauseNotice: string
  readonly playNotice: string
  readonly refresh: string
  readonly pullToRefresh: string
  readonly releaseToRefresh: string
  readonly refreshing: string
  readonly uploading: string
  readonly uploadFailed: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly chooseDate: string
  readonly chooseRange: string
  /** The prompt of a range that is too long: days cannot exceed `days`. */
  readonly maximumDays: (days: number) => string
  /** Where one is in a row of slides, such as "2 of 5". */
  readonly position: (index: number, count: number) => string
}

const Words = createContext<KitWords | null>(null)

/** Hands the words to every component below. */
export const KitWordsProvider = Words.Provider

/** The words; a kit component outside the provider is a mistake of whoever mounted it. */
export const useKitWords = (): KitWords => {
  const words = useContext(Words)
  if (words === null) throw new Error('kit component outside KitWordsProvider')
  return words
}
