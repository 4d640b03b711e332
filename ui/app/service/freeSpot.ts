import { useEffect, useState } from 'react'
import { lowestFree, type Stretch } from './servicePlace.ts'

/** The free height between bars and menu, as pixels from the top and the bottom of the screen. */
export const ABOVE = 72
export const BELOW = 76
export const SIZE = 48
/** From the edge of the screen to the button, and from the button to what it must not cover. */
export const EDGE = 12
const GAP = 6

/** Where the button floats while the customer has not moved it: pixels from the left and the top of the screen. */
export interface Spot {
  readonly left: number
  readonly top: number
  readonly size: number
}

const CONTROLS =
  'a, button, input, select, textarea, summary, label, svg, canvas, img, .animate-pulse, [data-drawn], [role=tab], [role=button], [role=option], [role=switch], [role=slider]'

/** What is above the screen for a while, and the button itself. */
const PASSING = '[data-service], [data-notices], [popover], [role=dialog], [role=alertdialog]'

/** A small control answers a finger around it too (`tap` of the theme). */
const TARGET = 44

const grown = ({ x, y, width, height }: DOMRect): DOMRect => {
  if (width <= 1) return new DOMRect(x, y, width, height)
  const [across, down] = [Math.max(0, TARGET - width) / 2, Math.max(0, TARGET - height) / 2]
  return new DOMRect(x - across, y - down, width + 2 * across, height + 2 * down)
}

/** The boxes of all that stands on the screen: controls and pictures, and the texts that are in none of them. */
const standing = (): ReadonlyArray<DOMRect> => {
  const boxes: DOMRect[] = []
  const range = document.createRange()
  const isIn = (box: DOMRect): boolean =>
    box.width > 1 && box.bottom > 0 && box.top < innerHeight && boxes.push(box) > 0
  const { FILTER_REJECT, FILTER_SKIP, SHOW_ELEMENT, SHOW_TEXT } = NodeFilter
  const walk = document.createTreeWalker(document.body, SHOW_ELEMENT | SHOW_TEXT, (node) => {
    if (node instanceof Element) {
      if (node.matches(PASSING)) return FILTER_REJECT
      const isControl = node.matches(CONTROLS)
      return isControl && isIn(grown(node.getBoundingClientRect())) ? FILTER_REJECT : FILTER_SKIP
    }
    if (node.textContent?.trim() === '') return FILTER_SKIP
    range.selectNodeContents(node)
    isIn(range.getBoundingClientRect())
    return FILTER_SKIP
  })
  walk.nextNode()
  return boxes
}

/** What stands in a strip of the screen, with the gap that is kept to it. */
const takenIn = (boxes: ReadonlyArray<DOMRect>, left: number, right: number): ReadonlyArray<Stretch> =>
  boxes
    .filter((box) => box.right > left && box.left < right)
    .map((box) => ({ top: box.top - GAP, bottom: box.bottom + GAP }))

/** Whether the cards of notices lie over a header. They are as wide as the screen. */
const isUnderNotice = (top: number): boolean => {
  const cards = document.querySelector('[data-notices]')?.getBoundingClientRect()
  return cards !== undefined && cards.height > 0 && cards.bottom > top
}

/** The room that every header keeps for it, where that is on the screen and under no notice. */
const inHeader = (): Spot | null => {
  const box = document.querySelector('[data-service-room]')?.getBoundingClientRect()
  if (!box || box.width === 0 || box.top < 0 || isUnderNotice(box.top)) return null
  return { left: box.left, top: box.top, size: box.width }
}

/**
 * The place where it covers no control, no picture and no text: at the end edge as low as possible, else at the start edge, in the lower
 * half of the screen; else over the room that the header keeps for it; else higher up. Null where none of them is on the screen.
 */
const findFreeSpot = (): Spot | null => {
  const room = { top: ABOVE, bottom: innerHeight - BELOW }
  const edges = [innerWidth - EDGE - SIZE, EDGE]
  if (document.documentElement.dir === 'rtl') edges.reverse()
  const boxes = standing()
  const spots = edges.flatMap((left): ReadonlyArray<Spot> => {
    const top = lowestFree(takenIn(boxes, left - GAP, left + SIZE + GAP), room, SIZE)
    return top === null ? [] : [{ left, top, size: SIZE }]
  })
  return spots.find(({ top }) => top > innerHeight / 2) ?? inHeader() ?? spots[0] ?? null
}

/**
 * Whether nothing moves where it comes or goes: the button itself, or a part of a line, as ticks change it (another figure, the arrow of a
 * change). A line that breaks makes the page grow, which is heard too.
 */
const keepsRoom = (node: Node): boolean =>
  node instanceof HTMLSpanElement || (node instanceof Element && node.querySelector(':scope > [data-service]') !== null)

/** How long the page must be unchanged before a place is looked for, and how long that waits at most, in milliseconds. */
const REST = 300
const LONGEST = 1500

/** Where the button is now. */
export interface Free {
  /** The place that was found last; null where there is none. */
  readonly spot: Spot | null
  /** The screen scrolls or has just been opened: the button is out of the way until the screen does not move. */
  readonly isAway: boolean
}

const isSame = (one: Spot | null, other: Spot | null) =>
  one?.left === other?.left && one?.top === other?.top && one?.size === other?.size

/**
 * The free place of the screen `path` as it stands now. To look for it measures all that is on the screen, which a screen
 * that is being loaded would do for each of its parts: so it waits until they are there.
 */
export const useFreeSpot = (isWanted: boolean, path: string): Free => {
  const [found, setFound] = useState<Free & { readonly on: string }>({ on: path, spot: null, isAway: true })
  useEffect(() => {
    if (!isWanted) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    let latest: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(rest)
      clearTimeout(latest)
      latest = undefined
    }
    const look = () => {
      stop()
      const spot = findFreeSpot()
      setFound((was) =>
        was.on === path && !was.isAway && isSame(was.spot, spot) ? was : { on: path, spot, isAway: false },
      )
    }
    // A screen may change all the time, but not keep the button from its place.
    const settle = () => {
      clearTimeout(rest)
      rest = setTimeout(look, REST)
      latest ??= setTimeout(look, LONGEST)
    }
    const unsettle = () => {
      stop()
      setFound((was) => (was.isAway ? was : { ...was, isAway: true }))
      settle()
    }
    settle()
    // A screen or a part of it came, went or grew.
    const changes = new MutationObserver((found) => {
      if (found.some(({ addedNodes, removedNodes }) => ![...addedNodes, ...removedNodes].every(keepsRoom))) settle()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    const sizes = new ResizeObserver(settle)
    sizes.observe(document.body)
    addEventListener('scroll', unsettle, { passive: true })
    addEventListener('resize', unsettle)
    return () => {
      stop()
      changes.disconnect()
      sizes.disconnect()
      removeEventListener('scroll', unsettle)
      removeEventListener('resize', unsettle)
    }
  }, [isWanted, path])
  return { spot: found.spot, isAway: found.isAway || found.on !== path }
}
