import { useEffect, useState } from 'react'
import type { Namespaces } from './i18n-types.ts'
import { loadNamespace } from './words.ts'

/** Loads an area's words while a component wants them, and renders it again when they are there. */
export const useNamespace = (name: Namespaces, isWanted: boolean): void => {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (isWanted)
      loadNamespace(name).then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [name, isWanted])
}
