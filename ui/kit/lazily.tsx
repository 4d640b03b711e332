import { type ComponentType, type FunctionComponent, useDeferredValue, useEffect, useState } from 'react'
import { classes } from './classes.ts'
import type { CloseOverlay } from './overlays/stack.ts'
import { useOverlay } from './overlays/useOverlay.ts'

/**
 * As dark as the scrim of a sheet (`overlays/scrim.ts`), which replaces it: the tap has a visible effect immediately.
 */
const VEIL = 'fixed inset-0 z-40 bg-scrim transition-opacity starting:opacity-0'

/** A component that is downloaded when it first opens, or preloaded. */
export type Lazily<P> = FunctionComponent<P> & {
  /** Preloads the component, so that its first opening renders it immediately. */
  readonly preload: () => Promise<unknown>
}

interface VeilProps {
  /** Whether the overlay that it represents is mounted. */
  readonly drawn: boolean
  readonly onClose: CloseOverlay
}

/**
 * Placeholder for an overlay that is still downloading: shows the effect of the tap immediately; Back and Escape cancel
 * it.
 */
const Veil = ({ drawn, onClose }: VeilProps) => {
  useOverlay(!drawn, onClose)
  useEffect(() => {
    if (drawn) return undefined
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    addEventListener('keydown', cancel)
    return () => removeEventListener('keydown', cancel)
  }, [drawn, onClose])
  return <div aria-busy={!drawn || undefined} className={classes(VEIL, drawn && 'pointer-events-none opacity-0')} />
}

/** Props of every overlay. */
interface Opening {
  readonly open: boolean
  /** Closes it: by Back, by Escape, by its own button, by a navigation. */
  readonly onClose: CloseOverlay
}

/**
 * An overlay that is downloaded when it first opens, so that a screen does not load the sheets that it may open. Until
 * it is rendered, a scrim shows the effect of the tap and blocks a second one. Where the download fails, a dialog says so and
 * offers to try again (`overlays/NotLoaded.tsx`). Only without that one too, the failure is thrown to the screen's error
 * boundary, unless it was cancelled.
 *
 * Not React.lazy: that renders a fallback first even where the code is loaded, and React then waits 300 ms before it
 * replaces the fallback, so that the button seems not to react.
 */
export const lazily = <P extends Opening>(load: () => Promise<ComponentType<P>>): Lazily<P> => {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const fetched = async (): Promise<ComponentType<P>> => {
    try {
      return (loaded = await load())
    } catch (cause) {
      loading = null
      throw cause
    }
  }
  const preload = (): Promise<ComponentType<P>> => (loading ??= fetched())

  const WhenOpened = (props: P) => {
    const { open, onClose } = props
    // The effect of the tap is rendered first, then the sheet, which takes noticeably longer.
    const answered = useDeferredValue(open)
    const [wanted, setWanted] = useState(open)
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<unknown>(null)
    if (open && !wanted) setWanted(true)
    // It may have been loaded since the first render, or since an opening that failed.
    if (loaded && Part !== loaded && !(open && Part)) setPart(() => loaded)
    useEffect(() => {
      if (!open || loaded) return undefined
      let cancelled = false
      const failed = async () => (await import('./overlays/NotLoaded.tsx')).notLoaded(preload)
      preload()
        .catch(failed)
        .then(
          (part) => cancelled || setPart(() => part),
          (cause: unknown) => cancelled || setFailure(cause),
        )
      return () => {
        cancelled = true
      }
    }, [open])
    if (failure) throw failure
    if (!wanted) return null
    const drawn = Part !== null && answered
    return (
      <>
        {Part && <Part {...props} open={open && answered} />}
        {open && <Veil drawn={drawn} onClose={onClose} />}
      </>
    )
  }
  return Object.assign(WhenOpened, { preload })
}
