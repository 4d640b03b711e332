import { useSearch as useRouterSearch } from '@tanstack/react-router'
import type { ScreenPath } from './routes.ts'

/**
 * The parameters in the address of the screen `from`, to which the caller belongs. Anyone can type an address, so each
 * may be missing, and all are texts.
 */
export const useSearch = <P extends ScreenPath>(from: P) => useRouterSearch({ from })

/** The parameters in the address, for a component that is also shown beside other screens (`masterPane`). */
export const useSearchBeside = () => useRouterSearch({ strict: false })
