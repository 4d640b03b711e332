/** Rows this far outside the screen count as in sight, so that a scroll meets fresh prices. */
const AHEAD_PX = 200

const told = new Map<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | null = null

const tell = (entries: ReadonlyArray<IntersectionObserverEntry>): void => {
  // Who comes is told before who goes: a scroll never leaves a moment with nobody in sight.
  for (const seen of [true, false])
    for (const { isIntersecting, target } of entries) if (isIntersecting === seen) told.get(target)?.(seen)
}

/** Tells when an element comes into sight and leaves it, until the returned function is called. One observer for all. */
export const whileInSight = (element: Element, seen: (seen: boolean) => void): (() => void) => {
  observer ??= new IntersectionObserver(tell, { rootMargin: `${AHEAD_PX}px` })
  told.set(element, seen)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}
