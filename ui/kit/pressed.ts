/** What a finger can press. */
const CONTROL = 'a, button:enabled, summary, label, [role=option]'
/** A finger that begins to scroll presses nothing: by then the browser has taken its pointer. In milliseconds. */
const SCROLL = 40
/** How long a control looks pressed after a finger that was quicker, in milliseconds. */
const SHORTEST = 100

/**
 * Marks the control under a finger as `data-pressed`, which looks as `:active` does. A browser shows `:active` once a finger has
 * rested, else with the click: a slow phone paints that together with all that the click brings, long after the tap.
 */
export const markPressed = (page: Document): (() => void) => {
  let pressed: Element | null = null
  let next: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  const show = () => pressed?.setAttribute('data-pressed', '')
  const release = () => {
    clearTimeout(next)
    cancelAnimationFrame(frame)
    pressed?.removeAttribute('data-pressed')
    pressed = null
  }
  const press = ({ pointerType, target, timeStamp }: PointerEvent) => {
    release()
    if (pointerType !== 'touch' || !(target instanceof Element)) return
    pressed = target.closest(CONTROL)
    // By frames: Chromium lets timers wait while a finger may begin to scroll, often until its click.
    const look = (now: number) => (now - timeStamp < SCROLL ? (frame = requestAnimationFrame(look)) : show())
    if (pressed) frame = requestAnimationFrame(look)
  }
  const lift = () => {
    cancelAnimationFrame(frame)
    show()
    // Not before it was drawn: the click may keep a slow phone busy.
    frame = requestAnimationFrame(() => (next = setTimeout(release, SHORTEST)))
  }
  const listen = { capture: true, passive: true }
  page.addEventListener('pointerdown', press, listen)
  page.addEventListener('pointerup', lift, listen)
  page.addEventListener('pointercancel', release, listen)
  return () => {
    release()
    page.removeEventListener('pointerdown', press, listen)
    page.removeEventListener('pointerup', lift, listen)
    page.removeEventListener('pointercancel', release, listen)
  }
}
