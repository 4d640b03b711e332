import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { makeOverlayStack } from './stack.ts'

const OverlayStackContext = createContext(makeOverlayStack())
/** Gives the stack of the app, which is tied to the browser's history. */
export const OverlayStackProvider = OverlayStackContext.Provider

/** Makes an overlay the one that Back closes while it is on top. Every overlay of the kit calls this. */
export const useOverlay = (open: boolean, onClose: () => void): void => {
  const stack = useContext(OverlayStackContext)
  const close = useRef(onClose)
  useLayoutEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => (open ? stack.add(() => close.current()) : undefined), [stack, open])
}
