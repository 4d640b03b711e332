/** How far a finger moves before its direction is known, in pixels: the same as in klinecharts. */
const DECIDED = 5
/** After how long klinecharts shows the crosshair under a finger at rest, in milliseconds. */
const LONG_PRESS = 500

const touchEvent = (type: 'touchmove' | 'touchend', touch: Touch, x: number, y: number): TouchEvent => {
  const { identifier, target } = touch
  const there = new Touch({ identifier, target, clientX: x, clientY: y, pageX: x, pageY: y })
  const touches = type === 'touchend' ? [] : [there]
  return new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: [there], touches })
}

/**
 * Lets a vertical movement of a finger scroll the page, which klinecharts prevents: it handles every touch of its
 * canvas. Horizontal movements, pinch and everything after a long press go to the chart. With `calm`, the chart does
 * not continue to move after a flick. Returns the function that stops it.
 */
export const sharePageScroll = (frame: HTMLElement, canvas: HTMLElement, calm: () => boolean): (() => void) => {
  canvas.style.touchAction = 'pan-y'
  // klinecharts handles every scroll, also one that belongs to the page.
  canvas.style.overscrollBehaviorY = 'auto'
  let start: Touch | null = null
  let decided: 'page' | 'chart' | null = null
  let held: ReturnType<typeof setTimeout> | undefined
  /** True while this module sends events to klinecharts. */
  let speaking = false

  const say = (event: TouchEvent) => {
    speaking = true
    start?.target.dispatchEvent(event)
    speaking = false
  }

  const began = (event: TouchEvent) => {
    if (speaking) return
    clearTimeout(held)
    if (event.touches.length > 1) {
      decided = 'chart'
      return
    }
    start = event.changedTouches[0] ?? null
    decided = null
    held = setTimeout(() => (decided ??= 'chart'), LONG_PRESS)
  }

  const decide = (touch: Touch, from: Touch) => {
    const [x, y] = [Math.abs(touch.clientX - from.clientX), Math.abs(touch.clientY - from.clientY)]
    if (x + y < DECIDED) return
    clearTimeout(held)
    decided = y > x ? 'page' : 'chart'
    if (decided === 'chart') return
    // klinecharts must see a movement, or it treats the end as a tap; not sideways, so that nothing scrolls.
    const below = from.clientY + 2 * DECIDED
    say(touchEvent('touchmove', from, from.clientX, below))
    say(touchEvent('touchend', from, from.clientX, below))
  }

  const moved = (event: TouchEvent) => {
    if (speaking || start === null) return
    const touch = event.changedTouches[0]
    if (touch && decided === null) decide(touch, start)
    if (decided === 'page') event.stopPropagation()
  }

  const ended = (event: TouchEvent) => {
    if (speaking) return
    clearTimeout(held)
    const touch = event.changedTouches[0]
    const last = event.touches.length === 0
    if (decided === 'page') event.stopPropagation()
    else if (touch && start && (event.type === 'touchcancel' || (calm() && decided === 'chart' && last))) {
      // Ends where it began, so that the speed is zero; the chart stays where the finger moved it.
      say(touchEvent('touchend', touch, start.clientX, touch.clientY))
    }
    if (last) start = null
  }

  const capture = { capture: true, passive: true }
  frame.addEventListener('touchstart', began, capture)
  frame.addEventListener('touchmove', moved, capture)
  frame.addEventListener('touchend', ended, capture)
  frame.addEventListener('touchcancel', ended, capture)
  return () => {
    clearTimeout(held)
    frame.removeEventListener('touchstart', began, capture)
    frame.removeEventListener('touchmove', moved, capture)
    frame.removeEventListener('touchend', ended, capture)
    frame.removeEventListener('touchcancel', ended, capture)
  }
}

/**
 * Calls back when something outside of the chart is touched, which ends its crosshair. Returns the function that stops
 * it.
 */
export const touchElsewhere = (frame: HTMLElement, elsewhere: () => void): (() => void) => {
  const touched = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && frame.contains(target))) elsewhere()
  }
  document.addEventListener('pointerdown', touched, { capture: true, passive: true })
  return () => document.removeEventListener('pointerdown', touched, { capture: true })
}

/**
 * Lets the wheel scroll the page past the chart, which klinecharts would zoom with. With Ctrl or ⌘ (what a pinch on a
 * touchpad sends) it zooms; sideways it drags. Returns the function that stops it.
 */
export const sharePageWheel = (frame: HTMLElement): (() => void) => {
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) event.stopPropagation()
  }
  frame.addEventListener('wheel', wheel, { capture: true, passive: true })
  return () => frame.removeEventListener('wheel', wheel, { capture: true })
}
