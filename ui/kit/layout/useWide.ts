import { useSyncExternalStore } from 'react'

/** From this width on there is room for a list beside the screen chosen from it: Tailwind's `lg`. */
const query = () => matchMedia('(min-width: 64rem)')
const subscribe = (changed: () => void) => {
  const media = query()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is wide enough for two screens side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
