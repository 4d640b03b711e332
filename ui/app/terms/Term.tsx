import { type ReactNode, useState } from 'react'
import { loadNamespace } from '../../i18n/words.ts'
import { lazily } from '../../kit/lazily.tsx'
import type { TermId } from './TermsSheet.tsx'

/** The explained terms; they and their words are downloaded when they are first opened. */
export const TermsSheet = lazily(async () => {
  const [part] = await Promise.all([import('./TermsSheet.tsx'), loadNamespace('meanings')])
  return part.TermsSheet
})

interface TermProps {
  readonly of: TermId
  /** The term as it stands in its place. */
  readonly children?: ReactNode
}

/** A term of the trade where it stands: a tap explains it. */
export const Term = ({ of, children }: TermProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="tap z-1 text-start underline decoration-dotted underline-offset-3 active:opacity-60"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <TermsSheet open={open} onClose={() => setOpen(false)} term={of} />
    </>
  )
}
