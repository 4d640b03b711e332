import Headset from 'lucide-react/icons/headset'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeServiceModel } from './service.model.ts'
import { DRAG_FROM, nudged, placeText, type ServicePlace, snapped } from './servicePlace.ts'

/** The free height between bars and menu, as pixels from the top and the bottom of the screen. */
const ABOVE = 72
const BELOW = 76
const SIZE = 48

const LOOK = 'grid touch-none place-items-center rounded-full select-none'
const FLOATING = 'fixed z-30 size-12 border border-line bg-raised text-accent shadow-raised'

interface Point {
  readonly x: number
  readonly y: number
}

const restingAt = (place: ServicePlace) =>
  place === 'header'
    ? undefined
    : {
        insetInlineStart: place.edge === 'start' ? '12px' : undefined,
        insetInlineEnd: place.edge === 'end' ? '12px' : undefined,
        top: `calc(${ABOVE}px + ${place.height} * (100dvh - ${ABOVE + BELOW + SIZE}px))`,
      }

/** While it is dragged, the button follows the finger, whatever the writing direction. */
const heldAt = ({ x, y }: Point) => ({
  translate: `${x - SIZE / 2}px ${y - SIZE / 2}px`,
  top: 0,
  insetInlineStart: 0,
  direction: 'ltr' as const,
})

/** The customer-service button: a tap opens the chat; a finger or the arrow keys move it. */
const Service = ({ href, place }: { readonly href: string; readonly place: ServicePlace }) => {
  const words = useWords()
  const { moveTo, moveByKeys, takesFocus } = useModel(makeServiceModel)
  const [drag, setDrag] = useState<Point | null>(null)
  const from = useRef<Point | null>(null)
  const dragged = useRef(false)
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus()) element.current?.focus()
  }, [takesFocus])

  const move = (event: PointerEvent<HTMLAnchorElement>) => {
    if (!from.current) return
    const far = Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y)
    if (!dragged.current && far < DRAG_FROM) return
    dragged.current = true
    setDrag({ x: event.clientX, y: event.clientY })
  }
  const drop = (event: PointerEvent<HTMLAnchorElement>) => {
    from.current = null
    setDrag(null)
    if (!dragged.current) return
    const room = { width: window.innerWidth, top: ABOVE, height: window.innerHeight - ABOVE - BELOW }
    moveTo(snapped({ x: event.clientX, y: event.clientY }, room, document.documentElement.dir === 'rtl'))
  }
  const press = (event: KeyboardEvent) => {
    const next = nudged(place, event.key, document.documentElement.dir === 'rtl')
    if (next === null) return
    event.preventDefault()
    moveByKeys(next)
  }
  return (
    <a
      ref={element}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      draggable={false}
      aria-label={words.customerService()}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      data-place={place === 'header' ? undefined : placeText(place)}
      style={drag ? heldAt(drag) : restingAt(place)}
      onKeyDown={press}
      onPointerDown={(event) => {
        dragged.current = false
        from.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onClick={(event) => dragged.current && event.preventDefault()}
      className={classes(LOOK, drag || place !== 'header' ? FLOATING : 'size-11 text-ink active:opacity-60')}
    >
      <Headset aria-hidden className={place === 'header' ? 'size-5.5' : 'size-6'} strokeWidth={1.75} />
    </a>
  )
}

/**
 * The button at its resting place: rendered by the header of the screen, which has a place for it, or, where the
 * customer has moved it, by the frame above the content.
 */
export default function ServiceButton({ place: drawn }: { readonly place: 'header' | 'edge' }) {
  const words = useWords()
  const model = useModel(makeServiceModel)
  const href = useValue(model.link)
  const place = useValue(model.place)
  const isPlaced = useValue(model.isPlaced)
  // Nothing beside it moves when it comes.
  if (href && !isPlaced && drawn === 'header') return <span className="size-11 shrink-0" />
  if (!href || !isPlaced || (place === 'header') !== (drawn === 'header')) return null
  if (place !== 'header')
    return (
      <aside aria-label={words.customerService()}>
        <Service href={href} place={place} />
      </aside>
    )
  // While the button is dragged, its place in the header stays empty.
  return (
    <span className="size-11 shrink-0">
      <Service href={href} place={place} />
    </span>
  )
}
