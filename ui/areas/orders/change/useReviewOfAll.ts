import { useEffect } from 'react'
import type { ReviewOfAll } from './reviewOfAll.ts'

/** Shows a review with its sheet, and calls back when it was done and when the sheet is closed. */
export const useReviewOfAll = (model: ReviewOfAll, open: boolean, onDone: () => void, onClose: () => void): void => {
  useEffect(() => {
    if (!open) return undefined
    model.show()
    return model.run()
  }, [model, open])
  useEffect(() => model.watch(onDone, onClose), [model, onDone, onClose])
}
