import { createContext, use } from 'react'

/** The text for a hidden figure. The same number of stars for every amount, so that it reveals nothing. */
export const COVER = '******'

/** Whether the customer's own figures are covered in this part of a screen. */
export const Covered = createContext(false)

/** Covers the text of an own figure, such as a quantity, where own figures are covered. */
export const useCover = (): ((text: string) => string) => (use(Covered) ? () => COVER : (text) => text)
