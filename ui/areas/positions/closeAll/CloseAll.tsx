import { type ReactNode, useCallback, useState } from 'react'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useUnanswered } from '../../../data/intent/unanswered.ts'
import { loadNamespace } from '../../../i18n/words.ts'
import { lazily } from '../../../kit/lazily.tsx'

const CloseAllSheet = lazily(async () => {
  const [part] = await Promise.all([import('./CloseAllSheet.tsx'), loadNamespace('changes'), loadNamespace('server')])
  return part.CloseAllSheet
})

interface CloseAllProps {
  /** Whether a position can be closed. */
  readonly hasAny: boolean
  readonly onSent: () => void
  /** What opens it; null where none is held, or the server does not offer it. */
  readonly children: (open: (() => void) | null) => ReactNode
}

/** Closes all positions, in a sheet. One that has no answer since before a reload is shown at once. */
export const CloseAll = ({ children, hasAny, onSent }: CloseAllProps) => {
  const isOffered = useOrderFeature('closeall')
  const [open, setOpen] = useState(false)
  useUnanswered(
    isOffered ? 'closeall' : '',
    useCallback(() => setOpen(true), []),
  )
  return (
    <>
      {children(isOffered && hasAny ? () => setOpen(true) : null)}
      <CloseAllSheet open={open} onSent={onSent} onClose={() => setOpen(false)} />
    </>
  )
}
