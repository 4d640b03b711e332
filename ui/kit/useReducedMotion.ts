import { useSyncExternalStore } from 'react'
import { prefersReducedMotion, watchReducedMotion } from '../theme/motion.ts'

/** Whether less motion is wanted. For what CSS cannot stop: Web Animations and timers. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => true)
