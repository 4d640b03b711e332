import { useSearch as useRouterSearch } from '@tanstack/react-router'
import type { ScreenPath } from './routes.ts'

/**
 * The parameters in the address of the screen `from`, which this is a part of. Anyone can type an address, so each one may
 * be missing and all of them are text.
 */
export const useSearch = <P extends ScreenPath>(from: P) => useRouterSearch({ from })

/** The parameters in the address, for what also stands beside other screens (`masterPane`). */
export const useSearchBeside = () => useRouterSearch({ strict: false })
