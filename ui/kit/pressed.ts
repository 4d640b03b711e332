/** What a finger can press. */
const CONTROL = 'a, button:enabled, summary, label, [role=option]'
/**
 * Whose click may wait for a frame. No button: Safari opens a file, writes to the clipboard and asks for a passkey only in the
 * finger's own click.
 */
const CAN_WAIT = 'a[href]:not([target], [download]), [role=tab]'
/** A finger that begins to scroll presses nothing: by then the browser has taken its pointer. In milliseconds. */
const SCROLL = 40
/** How long a control looks pressed after a finger that was quicker, in milliseconds. */
const SHORTEST = 100

/**
 * Marks the control under a finger as `data-pressed`, which looks as `:active` does. A browser shows `:active` once a finger has
 * rested, else with the click: a slow phone paints that together with all that the click brings, long after the tap. The click on a link or
 * tab, of a finger that was quicker than the frame, waits for it.
 */
export const markPressed = (page: Document): (() => void) => {
  let pressed: Element | null = null
  let next: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  let isDrawn = false
  /** The control whose click waits for the frame that shows it pressed. */
  let waiting: HTMLElement | null = null

  const release = () => {
    clearTimeout(next)
    cancelAnimationFrame(frame)
    pressed?.removeAttribute('data-pressed')
    pressed = null
    isDrawn = false
  }
  /** By code, so it has no place: a double tap is told by the finger's own click. */
  const click = () => {
    const control = waiting
    waiting = null
    if (control?.isConnected) control.click()
  }
  const press = ({ pointerType, target, timeStamp }: PointerEvent) => {
    click()
    release()
    if (pointerType !== 'touch' || !(target instanceof Element)) return
    pressed = target.closest(CONTROL)
    // By frames: Chromium lets timers wait while a finger may begin to scroll, often until its click.
    const look = (now: number) => {
      isDrawn = now - timeStamp >= SCROLL
      if (isDrawn) pressed?.setAttribute('data-pressed', '')
      else frame = requestAnimationFrame(look)
    }
    if (pressed) frame = requestAnimationFrame(look)
  }
  const lift = () => {
    cancelAnimationFrame(frame)
    pressed?.setAttribute('data-pressed', '')
    // Not before it was drawn: the click may keep a slow phone busy.
    frame = requestAnimationFrame(() => {
      isDrawn = true
      next = setTimeout(release, SHORTEST)
      if (waiting) requestAnimationFrame(click)
    })
  }
  const wait = (event: MouseEvent) => {
    // Not by a key or by code.
    const isQuick = pressed?.matches(CAN_WAIT) && !isDrawn && event.detail > 0
    if (!isQuick || !(pressed instanceof HTMLElement) || !event.composedPath().includes(pressed)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting = pressed
  }
  const listen = { capture: true, passive: true }
  page.addEventListener('pointerdown', press, listen)
  page.addEventListener('pointerup', lift, listen)
  page.addEventListener('pointercancel', release, listen)
  page.addEventListener('click', wait, true)
  return () => {
    release()
    page.removeEventListener('pointerdown', press, listen)
    page.removeEventListener('pointerup', lift, listen)
    page.removeEventListener('pointercancel', release, listen)
    page.removeEventListener('click', wait, true)
  }
}
