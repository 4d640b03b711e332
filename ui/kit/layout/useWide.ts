import { useSyncExternalStore } from 'react'

/** From here on a list and what was chosen from it have room beside each other: Tailwind's `lg`. */
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
