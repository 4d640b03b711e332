import { type ComponentType, useDeferredValue, useEffect, useState } from 'react'
import { classes } from './classes.ts'
import { useOverlay } from './overlays/useOverlay.ts'

/** As dark as the veil of a sheet (`overlays/scrim.ts`), which it gives way to: the tap is seen at once. */
const VEIL = 'fixed inset-0 z-40 bg-scrim transition-opacity starting:opacity-0'

/** A part that is fetched when it first opens, or ahead of that. */
export type Lazily<P> = ComponentType<P> & {
  /** Fetches the part, so that its first opening draws it at once. */
  readonly preload: () => Promise<unknown>
}

interface VeilProps {
  /** Whether what it stands for is on screen. */
  readonly drawn: boolean
  readonly onClose: () => void
}

/** Stands for an overlay that is still fetched: the tap that opens it shows at once, Back and Escape cancel it. */
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

/** What every overlay takes. */
interface Opening {
  readonly open: boolean
  /** Closes it: by Back, by Escape, by its own button. */
  readonly onClose: () => void
}

/**
 * An overlay that is fetched when it first opens, so that a screen which may open a sheet does not pay for it before.
 * Until it is drawn a veil answers the tap and keeps a second tap from opening it twice. One that cannot be fetched throws
 * to the screen's error boundary, unless it was cancelled.
 *
 * Not React.lazy: that draws a fallback first even where the code is there, and React then waits 300 ms before it draws
 * what took the fallback's place, which a finger feels as a button that does not answer.
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
    // The tap is answered first; the sheet, which takes longer to draw than a finger forgives, is drawn right after it.
    const answered = useDeferredValue(open)
    const [wanted, setWanted] = useState(open)
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<unknown>(null)
    if (open && !wanted) setWanted(true)
    // It may have come since this was first drawn.
    if (loaded && !Part) setPart(() => loaded)
    useEffect(() => {
      if (!open || Part) return undefined
      let cancelled = false
      preload().then(
        (part) => setPart(() => part),
        (cause: unknown) => cancelled || setFailure(cause),
      )
      return () => {
        cancelled = true
      }
    }, [open, Part])
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
