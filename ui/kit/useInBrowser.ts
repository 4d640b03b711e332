import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the build renders the static shell, which leaves out what stands in the lower half of a screen: with it the page
 * would be larger than its budget.
 */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
