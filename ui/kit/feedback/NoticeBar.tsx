import Megaphone from 'lucide-react/icons/megaphone'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { useReducedMotion } from '../useReducedMotion.ts'
import { useKitWords } from '../words.ts'

/** Source: RULES.md, business constants. */
export const NOTICE_SPEED_PX_PER_S = 60
export const NOTICE_DELAY_MS = 1000

export interface NoticeBarProps {
  readonly texts: ReadonlyArray<string>
  readonly onPress?: () => void
}

/**
 * Scrolls the text out after the delay, through the whole width, and in again to its beginning, where it rests: frames
 * without an end cost a phone a quarter of a core. All of it is one animation, with the delay in it: a browser draws two of one property
 * on its main thread, frame by frame, and five frames where a delay ends.
 */
const run = (text: HTMLElement, width: number, length: number): Animation => {
  const sign = getComputedStyle(text).direction === 'rtl' ? 1 : -1
  const rest = (NOTICE_DELAY_MS / 1000) * NOTICE_SPEED_PX_PER_S
  const way = rest + 2 * (width + length)
  const at = (by: number, offset: number) => ({ translate: `${sign * by}px 0`, offset: offset / way })
  const [once, twice] = [rest + length, rest + width + 2 * length]
  return text.animate(
    [at(0, 0), at(0, rest), at(length, once), at(-width, once), at(length, twice), at(-width, twice), at(0, way)],
    { duration: (way / NOTICE_SPEED_PX_PER_S) * 1000 },
  )
}

const obey = (animation: Animation | null, halted: boolean): void => {
  if (halted) animation?.pause()
  else if (animation?.playState === 'paused') animation.play()
}

/**
 * News in one line. Where it does not fit, it scrolls through twice at 60 px/s after one second, and again when its
 * button is pressed. It stops under the pointer, with focus and by its button. Under reduced motion it wraps instead, each
 * text on lines of its own.
 */
export const NoticeBar = ({ texts, onPress }: NoticeBarProps) => {
  const words = useKitWords()
  const still = useReducedMotion()
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const [runs, setRuns] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const animation = useRef<Animation | null>(null)

  const halted = useRef(false)
  useEffect(() => {
    halted.current = stopped || held
    obey(animation.current, halted.current)
  }, [stopped, held])

  useLayoutEffect(() => {
    const [around, inside] = [box.current, line.current]
    if (still || !around || !inside) return undefined
    // The first frame has the button already.
    setRuns(inside.offsetWidth > around.clientWidth)
    const stop = () => {
      animation.current?.cancel()
      animation.current = null
    }
    // A change of the text, of the space for the pause button, or of the phone's orientation.
    const observer = new ResizeObserver(() => {
      const [width, length] = [around.clientWidth, inside.offsetWidth]
      stop()
      setRuns(length > width)
      if (length > width) {
        const running = run(inside, width, length)
        running.onfinish = () => {
          running.pause()
          running.currentTime = 0
          setStopped(true)
        }
        animation.current = running
      }
      obey(animation.current, halted.current)
    })
    observer.observe(around)
    observer.observe(inside)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [still])

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const inside = (
    <span ref={line} className={still ? 'block' : 'inline-block whitespace-nowrap'}>
      {still
        ? texts.map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))
        : texts.join(' · ')}
    </span>
  )
  return (
    <div className="flex min-h-11 items-center gap-2 bg-accent-soft ps-4 text-small">
      <Megaphone className="size-4 shrink-0 text-accent" />
      <div {...hold} ref={box} dir="auto" className={classes('min-w-0 grow overflow-hidden', still && 'py-2')}>
        {onPress ? (
          <button type="button" onClick={onPress} className="min-h-11 w-full text-start outline-offset-[-2px]">
            {inside}
          </button>
        ) : (
          inside
        )}
      </div>
      {runs && !still ? (
        <IconButton
          tone="quiet"
          label={stopped ? words.play : words.pause}
          icon={stopped ? <Play className="size-4" /> : <Pause className="size-4" />}
          onClick={() => setStopped(!stopped)}
        />
      ) : (
        <span className="w-2" />
      )}
    </div>
  )
}
