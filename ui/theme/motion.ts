const query = () => matchMedia('(prefers-reduced-motion: reduce)')
const MARK = 'data-motion'

/** Whether less motion is wanted, by the device or by the setting of the app. Source: RULES.md, screens. */
export const prefersReducedMotion = (): boolean =>
  query().matches || document.documentElement.getAttribute(MARK) === 'reduced'

/** Calls back when the device or the setting changes. Returns the function that stops it. */
export const watchReducedMotion = (changed: () => void): (() => void) => {
  const media = query()
  const root = new MutationObserver(changed)
  media.addEventListener('change', changed)
  root.observe(document.documentElement, { attributeFilter: [MARK] })
  return () => {
    media.removeEventListener('change', changed)
    root.disconnect()
  }
}
