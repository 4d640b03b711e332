import { useEffect, useRef } from 'react'
import { POINTS } from '../../../../charts/tools/drawings.ts'
import { useModel } from '../../../../data/app/app.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Button } from '../../../../kit/buttons/Button.tsx'
import { useValue } from '../../../../kit/useValue.ts'
import { makeDrawingsModel } from './drawings.model.ts'

/**
 * Which point of the drawing to tap next, and the button that cancels it. Empty while nothing is placed: a screen reader
 * says what changes in a region that it knows.
 */
export const PlacingHint = () => {
  const words = useWords().charttools
  const model = useModel(makeDrawingsModel)
  const tool = useValue(model.tool)
  const placed = useValue(model.placed)
  /** What had the focus when the tool was chosen. */
  const origin = useRef<Element | null>(null)
  useEffect(() => {
    if (tool) origin.current = document.activeElement
  }, [tool])
  const cancel = () => {
    // This button leaves the page.
    if (origin.current instanceof HTMLElement) origin.current.focus()
    model.choose(null)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="min-w-32 grow basis-0 text-small text-ink-2">
        {tool && words.place({ nth: String(placed + 1), all: String(POINTS[tool]) })}
      </p>
      {tool && (
        <Button kind="quiet" size="small" onClick={cancel}>
          {words.cancel()}
        </Button>
      )}
    </div>
  )
}
