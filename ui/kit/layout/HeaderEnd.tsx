import { createContext, type ReactNode, useContext } from 'react'

/** The content that the app places at the end of the header of every screen. */
export const HeaderEndContext = createContext<ReactNode>(null)

/** The place for it in a header that is not a `TopBar`. */
export const HeaderEnd = (): ReactNode => useContext(HeaderEndContext)

/** The header of a screen without a visible title. */
export const BlankHeader = () => (
  <div className="header-row flex min-h-13 justify-end px-1 pt-safe">
    <HeaderEnd />
  </div>
)
