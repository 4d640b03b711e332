import { useSearch as useRouterSearch } from '@tanstack/react-router'
import type { ScreenPath, Screens } from './routes.ts'

type Texts<T> = { readonly [K in keyof T]?: string }

/**
 * The parameters in the address of the screen `path`. Anyone can type an address, so each one may be missing and all
 * of them are text.
 */
export const useSearch = <P extends ScreenPath>(_path: P): Texts<Screens[P]> => {
  // The router reads every parameter as text.
  const search: Record<string, unknown> = useRouterSearch({ strict: false })
  const texts = Object.entries(search).map(([name, value]) => [name, typeof value === 'string' ? value : undefined])
  return Object.fromEntries(texts) as Texts<Screens[P]>
}
