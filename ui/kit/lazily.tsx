import { type ComponentType, useDeferredValue, useEffect, useState } from 'react'
import { classes } from './classes.ts'

/** As dark as the veil of a sheet (`overlays/scrim.ts`), which it gives way to: the tap is seen at once. */
const VEIL = 'fixed inset-0 z-40 bg-scrim transition-opacity starting:opacity-0'

/** A part that is fetched when it first opens, or ahead of that. */
export type Lazily<P> = ComponentType<P> & {
  /** Fetches the part, so that its first opening draws it at once. */
  readonly preload: () => Promise<unknown>
}

/**
 * A component that is fetched when it first opens, so that a screen which may open a sheet does not pay for it before.
 * Until it is drawn a veil answers the tap and keeps a second tap from opening it twice. A part that cannot be fetched throws
 * to the screen's error boundary.
 *
 * Not React.lazy: that draws a fallback first even where the code is there, and React then waits 300 ms before it draws
 * what took the fallback's place, which a finger feels as a button that does not answer.
 */
export const lazily = <P extends { readonly open: boolean }>(load: () => Promise<ComponentType<P>>): Lazily<P> => {
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
    const { open } = props
    // The tap is answered first; the sheet, which takes longer to draw than a finger forgives, is drawn right after it.
    const answered = useDeferredValue(open)
    const [wanted, setWanted] = useState(open)
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<unknown>(null)
    if (open && !wanted) setWanted(true)
    // It may have come since this was first drawn.
    if (loaded && !Part) setPart(() => loaded)
    useEffect(() => {
      if (!wanted || Part) return
      preload().then((part) => setPart(() => part), setFailure)
    }, [wanted, Part])
    if (failure) throw failure
    if (!wanted) return null
    const drawn = Part !== null && answered
    return (
      <>
        {Part && <Part {...props} open={open && answered} />}
        {open && (
          <div aria-busy={!drawn || undefined} className={classes(VEIL, drawn && 'pointer-events-none opacity-0')} />
        )}
      </>
    )
  }
  return Object.assign(WhenOpened, { preload })
}
