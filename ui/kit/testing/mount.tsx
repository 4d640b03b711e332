import '../../theme/theme.css'
import { type ReactNode, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { englishWords } from '../gallery/words.ts'
import { KitWordsProvider } from '../words.ts'

/** Draws a component in the browser as the app would, in strict mode, with English words, in a reading direction. */
export const mount = (ui: ReactNode, dir: 'ltr' | 'rtl' = 'ltr') => {
  document.documentElement.dir = dir
  document.documentElement.lang = dir === 'rtl' ? 'ar' : 'en'
  return render(ui, {
    wrapper: ({ children }) => (
      <StrictMode>
        <KitWordsProvider value={englishWords}>{children}</KitWordsProvider>
      </StrictMode>
    ),
  })
}

/** The box of a located element. */
export const boxOf = (locator: { element: () => Element }): DOMRect => locator.element().getBoundingClientRect()

/** A link as routes give it to components that draw one. */
export const TestLink = ({
  to,
  className,
  children,
}: {
  readonly to: string
  readonly className?: string
  readonly children?: ReactNode
}) => (
  <a href={to} className={className}>
    {children}
  </a>
)
