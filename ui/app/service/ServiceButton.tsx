import Headset from 'lucide-react/icons/headset'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { ABOVE, BELOW, EDGE, SIZE, type Free, type Spot, useFreeSpot } from './freeSpot.ts'
import { makeServiceModel } from './service.model.ts'
import { DRAG_FROM, type EdgePlace, nudged, placeText, type ServicePlace, snapped } from './servicePlace.ts'

const LOOK =
  'fixed z-30 grid touch-none place-items-center rounded-full select-none transition-opacity motion-reduce:transition-none'
const RAISED = 'border border-line bg-raised text-accent shadow-raised'
/** In the room of a header it is one of its icons. */
const FLAT = 'text-ink'

interface Point {
  readonly x: number
  readonly y: number
}

/** Where the customer put it: inside the free height, clear of the sides that the screen's shape takes. */
const restingAt = ({ edge, height }: EdgePlace): CSSProperties => ({
  insetInlineStart: edge === 'start' ? `max(${EDGE}px, env(safe-area-inset-left, 0px))` : undefined,
  insetInlineEnd: edge === 'end' ? `max(${EDGE}px, env(safe-area-inset-right, 0px))` : undefined,
  top: `calc(${ABOVE}px + ${height} * (100dvh - ${ABOVE + BELOW + SIZE}px))`,
})

/** Where the screen leaves room for it. Moved as a picture is: nothing of the layout moves with it. */
const floatingAt = (spot: Spot | null): CSSProperties => ({
  left: 0,
  top: 0,
  transform: `translate(${spot?.left ?? 0}px, ${spot?.top ?? 0}px)`,
})

/** While it is dragged, the button follows the finger, whatever the writing direction. */
const heldAt = ({ x, y }: Point): CSSProperties => ({ left: x - SIZE / 2, top: y - SIZE / 2 })

const room = () => ({ width: innerWidth, top: ABOVE, height: innerHeight - ABOVE - BELOW })
const isRtl = () => document.documentElement.dir === 'rtl'

interface ServiceProps {
  readonly href: string
  readonly place: ServicePlace
  /** Its place where the customer has not moved it. */
  readonly free: Free
}

/** The customer-service button: a tap opens the chat; a finger or the arrow keys move it. */
const Service = ({ href, place, free: { spot, isAway: isMoving } }: ServiceProps) => {
  const words = useWords()
  const { moveTo } = useModel(makeServiceModel)
  const [drag, setDrag] = useState<Point | null>(null)
  const from = useRef<Point | null>(null)
  const dragged = useRef(false)

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
    if (dragged.current) moveTo(snapped({ x: event.clientX, y: event.clientY }, room(), isRtl()))
  }
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const here = place === 'free' ? snapped({ x: left + width / 2, y: top }, room(), isRtl()) : place
    const next = nudged(here, event.key, isRtl())
    if (next === null) return
    event.preventDefault()
    moveTo(next)
  }
  const isAway = place === 'free' && isMoving
  const size = drag || place !== 'free' ? SIZE : (spot?.size ?? SIZE)
  const at = place === 'free' ? floatingAt(spot) : restingAt(place)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      draggable={false}
      aria-label={words.customerService()}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      data-service={isAway ? 'away' : placeText(place)}
      style={{ width: size, height: size, ...(drag ? heldAt(drag) : at) }}
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
      className={classes(
        LOOK,
        drag || place !== 'free' || size === SIZE ? RAISED : FLAT,
        isAway && !drag && 'pointer-events-none opacity-0',
      )}
    >
      <Headset aria-hidden className="size-6" strokeWidth={1.75} />
    </a>
  )
}

/** The button above the content, once its stored place was read and, where the customer has not moved it, a free one found. */
export default function ServiceButton({ path }: { readonly path: string }) {
  const words = useWords()
  const model = useModel(makeServiceModel)
  const href = useValue(model.link)
  const place = useValue(model.place)
  const isPlaced = useValue(model.isPlaced)
  const isShown = href !== null && isPlaced
  const free = useFreeSpot(isShown && place === 'free', path)
  // It keeps the focus while the screen scrolls, and is not there where there is no room for it.
  if (!isShown || (place === 'free' && free.spot === null)) return null
  return (
    <aside aria-label={words.customerService()}>
      <Service href={href} place={place} free={free} />
    </aside>
  )
}

/** The room that a header keeps for the button, until the customer moves the button to a place of its own. */
export const ServiceRoom = () => {
  const model = useModel(makeServiceModel)
  const href = useValue(model.link)
  const place = useValue(model.place)
  return href !== null && place === 'free' && <span data-service-room className="size-11 shrink-0" />
}
