import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { type ReactNode, useState } from 'react'
import { loadNamespace } from '../../i18n/words.ts'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { lazily } from '../../kit/lazily.tsx'
import { TermsSheet as Sheet, type TermId } from './TermsSheet.tsx'

/** The explained terms; their words are downloaded when they are first opened. */
export const TermsSheet = lazily(async () => {
  await loadNamespace('meanings')
  return Sheet
})

export interface TermProps {
  readonly of: TermId
  /** The term as it stands in its place. */
  readonly children?: ReactNode
}

/** A term that can be tapped. See Term.tsx. */
export const TermText = ({ of, children }: TermProps) => {
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

interface TermButtonProps {
  readonly of: TermId
  /** Its name for screen readers, which contains the term. */
  readonly label: string
}

/** Explains a term that stands in a control of its own, such as one of several choices: a button beside it. */
export const TermButton = ({ of, label }: TermButtonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        last
        tone="quiet"
        label={label}
        aria-haspopup="dialog"
        icon={<CircleQuestionMark className="size-5" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      />
      <TermsSheet open={open} onClose={() => setOpen(false)} term={of} />
    </>
  )
}
