import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Palette, readPalette, watchPalette } from '../palette.ts'

/** The palette around an element, read again whenever the appearance or the direction colours change; null at first. */
export const usePalette = (host: RefObject<HTMLElement | null>): Palette | null => {
  const [palette, setPalette] = useState<Palette | null>(null)
  useLayoutEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const read = () => setPalette(readPalette(element))
    read()
    return watchPalette(element, read)
  }, [host])
  return palette
}
