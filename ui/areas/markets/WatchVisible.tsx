import type { ReactNode } from 'react'
import { useWatchInSight } from './useQuote.ts'

/** Keeps the quote of a code fresh while its content is visible. For rows that are not a `QuoteRow`. */
export const WatchVisible = ({ code, children }: { readonly code: string; readonly children: ReactNode }) => (
  <div ref={useWatchInSight(code)}>{children}</div>
)
