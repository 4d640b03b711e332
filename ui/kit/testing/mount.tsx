import '../../theme/theme.css'
import { type ReactNode, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { englishWords } from '../gallery/words.ts'
import { KitWordsProvider } from '../words.ts'

/** Renders a component in the browser as the app does, in strict mode, with English words, in a reading direction. */
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

/** A link as routes pass it to components. */
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
