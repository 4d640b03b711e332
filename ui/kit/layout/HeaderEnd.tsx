import { createContext, type ReactNode, useContext } from 'react'

/** What the app puts at the end of the header of every screen. */
export const HeaderEndContext = createContext<ReactNode>(null)

/** Its place, in a header that is not a `TopBar`. */
export const HeaderEnd = (): ReactNode => useContext(HeaderEndContext)

/** The head of a screen that has no title in sight. */
export const BlankHeader = () => (
  <div className="flex min-h-13 justify-end px-1 pt-safe">
    <HeaderEnd />
  </div>
)
