import { useCallback, useState } from 'react'
import { useOrderFeature } from '../../../app/session/useOrderFeature.ts'
import { useUnanswered } from '../../../data/intent/unanswered.ts'
import { loadNamespace, useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { lazily } from '../../../kit/lazily.tsx'
import { usePart } from '../../../kit/useValue.ts'
import { isFinal } from '../ticket/outcome/orderIntents.ts'
import type { makeOrders } from '../list/orders.model.ts'

const CancelAllSheet = lazily(async () => {
  const [part] = await Promise.all([import('./CancelAllSheet.tsx'), loadNamespace('changes')])
  return part.CancelAllSheet
})

/**
 * The button that cancels all pending orders of the customer; nothing where none waits, or the server does not offer it.
 * One that has no answer since before a reload is shown at once.
 */
export const CancelAll = ({ model }: { readonly model: ReturnType<typeof makeOrders> }) => {
  const words = useWords().positions
  const isOffered = useOrderFeature('cancelall')
  const hasAny = usePart(model.records.rows, (rows) => rows.some((row) => row.clientOrderId !== null && !isFinal(row)))
  const [open, setOpen] = useState(false)
  useUnanswered(
    isOffered ? 'cancelall' : '',
    useCallback(() => setOpen(true), []),
  )
  return (
    <>
      {isOffered && hasAny && (
        <div className="flex justify-end py-2">
          <Button last kind="quiet" size="small" onClick={() => setOpen(true)}>
            {words.cancelAll()}
          </Button>
        </div>
      )}
      <CancelAllSheet open={open} onCancelled={() => void model.records.refresh()} onClose={() => setOpen(false)} />
    </>
  )
}
