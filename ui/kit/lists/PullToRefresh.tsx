import ArrowDown from 'lucide-react/icons/arrow-down'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/IconButton.tsx'
import { scrollerOf } from './scroller.ts'
import { useKitWords } from '../words.ts'

/** How far the list must be pulled, and by which factor it moves slower than the finger. */
const TRIGGER_PX = 56
const RESISTANCE = 0.5

export interface PullToRefreshProps {
  /** Reloads; the indicator stays until the promise has settled. */
  readonly onRefresh: () => Promise<unknown>
  readonly children: ReactNode
}

/**
 * A screen or list that is reloaded by pulling it down from its very top, or by the button that it adds to the header
 * of its screen, for customers who do not drag, and for the keyboard. Source: RULES.md, screens.
 */
export const PullToRefresh = ({ onRefresh, children }: PullToRefreshProps) => {
  const words = useKitWords()
  const box = useRef<HTMLDivElement>(null)
  const [head, setHead] = useState<Element | null>(null)
  const [pulled, setPulled] = useState(0)
  const [busy, setBusy] = useState(false)
  const latest = useRef({ onRefresh, busy })
  useEffect(() => {
    latest.current = { onRefresh, busy }
  })

  const refresh = useCallback(() => {
    setBusy(true)
    const rest = () => setBusy(false)
    latest.current.onRefresh().then(rest, rest)
  }, [])

  // Before the first paint, so that the button is there from the start.
  useLayoutEffect(() => setHead(box.current?.closest('main, aside, body')?.querySelector('[data-refresh]') ?? null), [])

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let from: number | null = null
    let by = 0
    const start = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      from = touch && scrollerOf(element).scrollTop <= 0 && !latest.current.busy ? touch.clientY : null
      by = 0
    }
    const move = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (from === null || !touch) return
      by = Math.max(0, (touch.clientY - from) * RESISTANCE)
      // Otherwise the browser would pull the whole page and reload it.
      if (by > 0 && event.cancelable) event.preventDefault()
      setPulled(Math.min(by, TRIGGER_PX * 1.5))
    }
    const end = () => {
      const far = from !== null && by >= TRIGGER_PX
      from = null
      setPulled(0)
      if (far) refresh()
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('touchstart', start, { signal, passive: true })
    element.addEventListener('touchmove', move, { signal, passive: false })
    element.addEventListener('touchend', end, { signal })
    element.addEventListener('touchcancel', end, { signal })
    return () => listening.abort()
  }, [refresh])

  const shift = busy ? TRIGGER_PX : pulled
  const ready = pulled >= TRIGGER_PX
  return (
    <div ref={box} className="relative overflow-x-clip">
      {head &&
        createPortal(
          <IconButton
            label={words.refresh}
            tone="quiet"
            icon={<RotateCw className="size-4.5" strokeWidth={1.75} />}
            aria-disabled={busy || undefined}
            onClick={() => busy || refresh()}
          />,
          head,
        )}
      <div
        role="status"
        className="absolute inset-x-0 top-0 flex items-center justify-center gap-2 text-small text-ink-3"
        style={{ height: TRIGGER_PX, visibility: shift > 0 ? 'visible' : 'hidden' }}
      >
        {busy ? (
          <LoaderCircle className="size-4.5 animate-spin" />
        ) : (
          <ArrowDown className="size-4.5 transition-[rotate]" style={{ rotate: ready ? '180deg' : '0deg' }} />
        )}
        {shift > 0 && (busy ? words.refreshing : ready ? words.releaseToRefresh : words.pullToRefresh)}
      </div>
      <div
        className={pulled > 0 ? '' : 'transition-[translate]'}
        style={{ translate: shift > 0 ? `0 ${shift}px` : undefined }}
      >
        {children}
      </div>
    </div>
  )
}
