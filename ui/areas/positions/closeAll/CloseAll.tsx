import { useCallback, useState } from 'react'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useUnanswered } from '../../../data/intent/unanswered.ts'
import type { Pages } from '../../../data/query/pages.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { lazily } from '../../../kit/lazily.tsx'
import { usePart } from '../../../kit/useValue.ts'

const CloseAllSheet = lazily(async () => {
  const [part] = await Promise.all([import('./CloseAllSheet.tsx'), loadNamespace('changes')])
  return part.CloseAllSheet
})

/**
 * The button that closes all positions; nothing where none is held, or the server does not offer it. One that has no
 * answer since before a reload is shown at once.
 */
export const CloseAll = ({ records }: { readonly records: Pages<PositionRecord> }) => {
  const words = useWords().positions
  const isOffered = useOrderFeature('closeall')
  const hasAny = usePart(records.rows, (rows) => rows.some(({ state }) => state === 'holding'))
  const [open, setOpen] = useState(false)
  useUnanswered(
    isOffered ? 'closeall' : '',
    useCallback(() => setOpen(true), []),
  )
  return (
    <>
      {isOffered && hasAny && (
        <div className="flex justify-end px-4 pt-2">
          <Button last kind="quiet" size="small" onClick={() => setOpen(true)}>
            {words.closeAll()}
          </Button>
        </div>
      )}
      <CloseAllSheet open={open} onSent={() => void records.refresh()} onClose={() => setOpen(false)} />
    </>
  )
}
