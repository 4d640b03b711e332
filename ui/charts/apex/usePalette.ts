import { type RefObject, useEffect, useState } from 'react'
import { afterPaint } from '../../kit/afterPaint.ts'
import { type Palette, readPalette, watchPalette } from '../palette.ts'

/**
 * The palette around an element, read again whenever the appearance or the direction colours change. Null until the first
 * frame has been drawn: the screen does not wait for its charts, whose place is kept.
 */
export const usePalette = (host: RefObject<HTMLElement | null>): Palette | null => {
  const [palette, setPalette] = useState<Palette | null>(null)
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const read = () => setPalette(readPalette(element))
    const leave = afterPaint(read)
    const stop = watchPalette(element, read)
    return () => {
      leave()
      stop()
    }
  }, [host])
  return palette
}
