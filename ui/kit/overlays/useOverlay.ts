import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { type CloseOverlay, makeOverlayStack } from './stack.ts'

const OverlayStackContext = createContext(makeOverlayStack())
/** Provides the stack of the app, which is connected to the browser's history. */
export const OverlayStackProvider = OverlayStackContext.Provider

/** Registers an overlay, so that Back closes it while it is on top. Every overlay of the kit calls this. */
export const useOverlay = (open: boolean, onClose: CloseOverlay): void => {
  const stack = useContext(OverlayStackContext)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => (open ? stack.add((by) => close.current(by)) : undefined), [stack, open])
}
