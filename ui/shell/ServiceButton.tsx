import Headset from 'lucide-react/icons/headset'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { useValue } from '../kit/useValue.ts'
import { useModel } from './app.ts'
import { makeServiceModel } from './service.model.ts'
import { DRAG_FROM, nudged, placeText, snapped } from './servicePlace.ts'

/** The room that bars and menu leave the button, in pixels from the top and the bottom of the screen. */
const ABOVE = 72
const BELOW = 76
const SIZE = 48

/** The customer-service button: drag it anywhere, it snaps to an edge and remembers; a tap opens the chat. Arrow keys move it too. */
export default function ServiceButton() {
  const words = useWords()
  const model = useModel(makeServiceModel)
  const link = useValue(model.link)
  const place = useValue(model.place)
  const [drag, setDrag] = useState<{ readonly x: number; readonly y: number } | null>(null)
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const dragged = useRef(false)
  if (!link) return null

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
    model.moveTo(snapped({ x: event.clientX, y: event.clientY }, room, document.documentElement.dir === 'rtl'))
  }
  const press = (event: KeyboardEvent) => {
    const next = nudged(place, event.key, document.documentElement.dir === 'rtl')
    if (next === null) return
    event.preventDefault()
    model.moveTo(next)
  }
  const resting = {
    insetInlineStart: place.edge === 'start' ? '12px' : undefined,
    insetInlineEnd: place.edge === 'end' ? '12px' : undefined,
    top: `calc(${ABOVE}px + ${place.height} * (100dvh - ${ABOVE + BELOW + SIZE}px))`,
  }
  // While a finger holds it, the button is where the finger is, whatever the writing direction.
  const held = drag && {
    translate: `${drag.x - SIZE / 2}px ${drag.y - SIZE / 2}px`,
    top: 0,
    insetInlineStart: 0,
    direction: 'ltr' as const,
  }
  return (
    <aside aria-label={words.customerService()}>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        draggable={false}
        aria-label={words.customerService()}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
        data-place={placeText(place)}
        style={held ?? resting}
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
        className="fixed z-30 grid size-12 touch-none place-items-center rounded-full border border-line bg-raised text-accent shadow-raised select-none"
      >
        <Headset aria-hidden className="size-6" strokeWidth={1.75} />
      </a>
    </aside>
  )
}
