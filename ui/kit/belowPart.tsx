import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { firstSign } from './firstSign.ts'
import { lazyPart } from './lazyPart.tsx'

/** What is this far below the screen is near it, in pixels. */
const NEAR_PX = 100

/** Calls back when an element is near the screen, until the returned function is called. */
const whenNear = (element: Element, near: () => void, margin = NEAR_PX): (() => void) => {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
    rootMargin: `${margin}px`,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** The menu covers this much of the end of the screen, in pixels. */
export const MENU_PX = 56

/**
 * Whether a place has been near the screen once, and the ref of its element. Until the customer's first sign only what is in view
 * is near: who does not scroll does not pay for what is below.
 */
export const useNear = (sign = firstSign): readonly [boolean, RefObject<HTMLDivElement | null>] => {
  const [wasNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (wasNear || element === null) return undefined
    const near = () => setNear(true)
    let isGone = false
    let leave = whenNear(element, near, -MENU_PX)
    const widen = () => {
      if (isGone) return
      leave()
      leave = whenNear(element, near)
    }
    void sign().then(widen)
    return () => {
      isGone = true
      leave()
    }
  }, [wasNear, sign])
  return [wasNear, place]
}

/**
 * Whether what stands in a place below the first view is wanted, and the ref of the element that keeps the place: from when it is near
 * the screen (by `margin`), or from the customer's first `sign` on, before a scroll, a search in the page or a screen reader reaches it.
 */
export const useWanted = (
  sign: () => Promise<void> = firstSign,
  margin?: number,
  wasWanted = false,
): readonly [boolean, RefObject<HTMLDivElement | null>] => {
  const [isWanted, setWanted] = useState(wasWanted)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) return undefined
    let isGone = false
    const want = () => {
      if (!isGone) setWanted(true)
    }
    void sign().then(want)
    const leave = place.current ? whenNear(place.current, want, margin) : undefined
    return () => {
      isGone = true
      leave?.()
    }
  }, [isWanted, sign, margin])
  return [isWanted, place]
}

/**
 * A part of a screen that stands below the first view of a phone: downloaded once it is near the screen, or at the customer's
 * first `sign`, before a scroll reaches it. `fallback` keeps its place until then. `margin` is how far below the screen is near,
 * negative where a bar covers the end of the screen.
 */
export const belowPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
  sign: () => Promise<void> = firstSign,
  margin?: number,
): ComponentType<P> => {
  const Part = lazyPart(load, fallback)
  let wasWanted = false
  return function BelowPart(props: P) {
    const [isWanted, place] = useWanted(sign, margin, wasWanted)
    wasWanted ||= isWanted
    return isWanted ? <Part {...props} /> : <div ref={place}>{fallback}</div>
  }
}
