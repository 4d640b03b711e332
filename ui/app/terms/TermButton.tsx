import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'
import { IconButton } from '../../kit/buttons/IconButton.tsx'
import { TermsSheet } from './Term.tsx'
import type { TermId } from './TermsSheet.tsx'

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
