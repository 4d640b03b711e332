import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/**
 * The visit of the screen in which the component began to be shown: the same after Back to it and after a reload, another
 * one for every way that leads there again.
 */
export const useVisit = (): string => {
  const now = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  // While the next screen is loading, the address is already the next one's.
  const [visit] = useState(now)
  return visit
}
