import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { useInMasterPane } from './masterPane.ts'

/** Receives the heading of the screen when it changes; null when the screen has left. */
export const ScreenTitleContext = createContext<(heading: string | null) => void>(() => {})

export interface ScreenHeadingProps {
  readonly className: string
  readonly children: ReactNode
}

/**
 * The only h1 of a screen, whose text is the page's title as well: for the list of tabs, the history and screen readers.
 * In the pane beside a screen it is an h2 and not the title.
 */
export const ScreenHeading = ({ className, children }: ScreenHeadingProps) => {
  const tell = useContext(ScreenTitleContext)
  const beside = useInMasterPane()
  const Heading = beside ? 'h2' : 'h1'
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { current } = heading
    if (current === null || beside) return undefined
    const read = () => tell(current.textContent)
    // A name that arrives later is drawn without a render of this component.
    const watching = new MutationObserver(read)
    watching.observe(current, { childList: true, characterData: true, subtree: true })
    read()
    return () => {
      watching.disconnect()
      tell(null)
    }
  }, [tell, beside])
  return (
    // Focusable by code: a screen that arrives by navigation takes the focus here.
    <Heading ref={heading} tabIndex={-1} className={classes(className, 'outline-none')}>
      {children}
    </Heading>
  )
}
