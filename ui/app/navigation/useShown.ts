import { useRouterState } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../kit/afterPaint.ts'

/** The visits whose screen has been drawn, by the key of their entry in the history. */
const drawn = new Set<string>()

/**
 * Whether a screen has been drawn once. What stands below its first view is rendered afterwards, in slices, so that a tap
 * shows the screen sooner. True from the start after Back, which may lead down into the page: all of it has to stand there; and where the
 * app starts with the screen, since nothing below has been downloaded then.
 */
export const useShown = (): boolean => {
  // Not `useVisit`, which screens that load nothing of home need: its file would be a part of home's.
  const visit = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  const isFirst = useRouterState({ select: ({ location }) => location.state.__TSR_index === 0 })
  const [shown, setShown] = useState(() => isFirst || drawn.has(visit))
  useEffect(() => {
    if (shown) return undefined
    return afterPaint(() => {
      drawn.add(visit)
      startTransition(() => setShown(true))
    })
  }, [shown, visit])
  return shown
}
