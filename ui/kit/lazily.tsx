import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A component that is fetched when it first opens, so that a screen which may open a sheet does not pay for it before.
 * Until it is there an invisible veil keeps a second tap from opening it twice. A part that cannot be fetched throws
 * to the screen's error boundary.
 */
export const lazily = <P extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => {
  const Part = lazy(() => load().then((part) => ({ default: part as ComponentType<{ readonly open: boolean }> })))
  return function Lazily(props: P) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    return wanted ? (
      <Suspense fallback={props.open && <div aria-busy="true" className="fixed inset-0 z-40" />}>
        <Part {...props} />
      </Suspense>
    ) : null
  }
}
