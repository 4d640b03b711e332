import {
  Children,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { classes } from '../classes.ts'
import { swipeTarget } from './swiping.ts'
import { useKitWords } from '../words.ts'

/** Source: RULES.md, business constants. */
export const SWIPE_MS = 500
/** A finger that moved less than this is a tap. */
const TAP_PX = 6

export interface SwipeProps {
  /** Accessible name of the whole. */
  readonly label: string
  /** One child per slide. */
  readonly children: ReactNode
}

interface Drag {
  readonly x: number
  readonly y: number
  readonly time: number
  by: number
}

/** Slides moved by a finger, the dots or the arrow keys, never by themselves. A tap on a slide goes to its content. */
export const Swipe = ({ label, children }: SwipeProps) => {
  const words = useKitWords()
  const slides = Children.toArray(children)
  const [index, setIndex] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const dots = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const moved = useRef(false)
  const at = Math.min(index, slides.length - 1)

  const rtl = () => track.current !== null && getComputedStyle(track.current).direction === 'rtl'
  // Beside React, which sets the slide: what surrounds the slides may render again while a finger drags them.
  const moveBy = (px: number) => {
    track.current?.style.setProperty('--by', `${px}px`)
    track.current?.style.setProperty('transition-duration', px === 0 ? `${SWIPE_MS}ms` : '0ms')
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    if (!now) return
    now.by = event.clientX - now.x
    if (!moved.current && Math.abs(now.by) > TAP_PX && Math.abs(now.by) > Math.abs(event.clientY - now.y)) {
      moved.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (moved.current) moveBy(now.by)
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current
    drag.current = null
    if (!now || !moved.current) return
    const way = { by: rtl() ? -now.by : now.by, ms: event.timeStamp - now.time, width: event.currentTarget.clientWidth }
    const to = swipeTarget(way, at, slides.length)
    moveBy(0)
    setIndex(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const to = Math.min(slides.length - 1, Math.max(0, at + (rtl() ? -by : by)))
    setIndex(to)
    dots.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div
        className="touch-pan-y overflow-hidden rounded-2"
        onPointerDown={(event) => {
          moved.current = false
          drag.current = { x: event.clientX, y: event.clientY, time: event.timeStamp, by: 0 }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = null
          moveBy(0)
        }}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event: MouseEvent) => moved.current && (event.preventDefault(), event.stopPropagation())}
      >
        <div
          ref={track}
          aria-live="polite"
          className="flex transition-[translate] ease-out [--way:-100%] rtl:[--way:100%]"
          style={{ translate: `calc(var(--way) * ${at} + var(--by, 0px))`, transitionDuration: `${SWIPE_MS}ms` }}
        >
          {slides.map((slide, nth) => (
            <div
              key={nth}
              role="group"
              aria-label={words.position(nth + 1, slides.length)}
              inert={nth !== at}
              className="w-full shrink-0"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="flex min-h-6 justify-center">
          <div ref={dots} className="flex justify-center">
            {slides.map((_, nth) => (
              <button
                key={nth}
                type="button"
                aria-label={words.position(nth + 1, slides.length)}
                aria-current={nth === at || undefined}
                onClick={() => setIndex(nth)}
                onKeyDown={onKeyDown}
                className="grid size-6 place-items-center"
              >
                <span
                  className={classes('size-1.5 rounded-full transition-colors', nth === at ? 'bg-accent' : 'bg-edge')}
                />
              </button>
            ))}
          </div>
        </div>
      )}
    </section>
  )
}
